import { type DemoEntry, text } from './demo-site';

/** Notes for boat owners: long texts of every kind, and an external link to tide tables. */
export const notePages: DemoEntry[] = [
  {
    name: 'Yard Notes',
    friendlyUrl: 'notes',
    title: 'Yard notes: what nine people have learned about wood',
    description:
      'Short texts for owners who do some of the work themselves: when to varnish, what to mix, which sounds mean trouble.',
    keywords: 'boat care, yard notes',
    components: [
      {
        type: 'PageList',
        componentName: 'Notes',
        intro: 'For owners who do some of the work themselves. Tape them inside the locker door.',
        look: 'cards',
        columns: '2',
      },
    ],
    children: [
      {
        name: 'Varnish, Year by Year',
        friendlyUrl: 'varnish',
        title: 'How to varnish a wooden boat, year by year and coat by coat',
        description:
          'Seven coats in the first year and two in every later one: the order of work, the mixing ratios and the weather to wait for.',
        keywords: 'varnish, brightwork',
        components: [
          text('Varnish', '4_3-1', {
            column1:
              '<h2>The first year</h2><p>Bare wood drinks. Give it thin coats until it has had enough, then thick ones until you can count your teeth in it.</p><ol><li>Sand with the grain:<ul><li>80 grit where the old varnish has lifted,</li><li>120 everywhere,</li><li>220 between coats.</li></ul></li><li>Wipe down with a rag that has <em>never</em> seen soap.</li><li>Put on seven coats, each thinner than you would like.</li></ol><p>What hangs over our paint bench, unchanged since 1974:</p><pre><code>coat   varnish   thinner\n1      1         1\n2      2         1\n3-4    4         1\n5-7    as it comes</code></pre><h2>Every year after</h2><p>Two coats, on the first two dry days of May. Skip a year and you may get away with it. Skip two and you begin again at <code>coat 1</code>.</p><blockquote><p>A boat is varnished by the person who gets up early.</p><p>Walter Alder, over most breakfasts</p></blockquote>',
            column4:
              '<h3>Weather</h3><p>Over 55 °F, no dew before four, no wind that lifts sawdust.</p><hr><h3>Not sure?</h3><p>Bring a hatch cover. We will do a corner of it together.</p>',
          }),
        ],
      },
      {
        name: 'What the Bilge Tells You',
        friendlyUrl: 'bilge',
        title: 'What the water in the bilge of a wooden boat tells you',
        description:
          'Fresh or salt, clear or brown, a cup or a bucket: how to read the water in the bilge, and when to stop reading and call.',
        keywords: 'bilge, leaks',
        components: [
          text('Bilge', '4_4', {
            column1:
              '<h2>Taste it</h2><p>Really. One drop tells you whether to look up or down.</p><table><thead><tr><th>What you find</th><th>Where it comes from</th><th>What to do</th></tr></thead><tbody><tr><td>Fresh, after rain</td><td>Deck, coamings, mast boot</td><td>Chalk the seams and watch</td></tr><tr><td>Salt, a cup a day</td><td>Stuffing box</td><td>A quarter turn, no more</td></tr><tr><td>Salt, a bucket a day</td><td>Garboards, or a through-hull</td><td>Call this week</td></tr><tr><td>Salt, a bucket an hour</td><td>Does not matter now</td><td>Pump, and <a href="/contact">call</a></td></tr><tr><td>Brown, with a shine</td><td>Engine</td><td>Ask for Manny</td></tr></tbody></table><p>A dry bilge is not always good news. A hull that has stopped weeping in August may have dried out at the waterline, and will make up for it in September.</p>',
          }),
        ],
      },
      {
        name: 'Tide Tables',
        externalUrl: 'https://tidesandcurrents.noaa.gov',
        openType: 'NewTab',
      },
    ],
  },
];
