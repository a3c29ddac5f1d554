import { winterStorage } from './acme-storage';
import { type DemoPage, text } from './demo-site';

/** Services and their subpages: three levels of the menu. */
export const servicePages: DemoPage[] = [
  {
    name: 'Services',
    friendlyUrl: 'services',
    title: 'Boat repair, restoration and winter storage in Maine',
    description:
      'Everything a wooden boat needs through the year, from one leaking plank to a full restoration and a dry place for the winter.',
    keywords: 'boat repair, restoration',
    components: [
      {
        type: 'Cards',
        componentName: 'Overview',
        heading: 'Two seasons, two kinds of work',
        intro:
          'In summer boats are in the water and so are their troubles. In winter there is time to do things properly.',
        variant: 'boxed',
        columns: '2',
        items: [
          {
            picture: 'sloop',
            title: 'From April to October',
            text: 'We keep one bench and two people free for repairs that cannot wait: a sprung plank, a bent shaft, a mast step that has had enough.',
            link: '/services/repair',
          },
          {
            picture: 'shed',
            title: 'From November to March',
            text: 'The sheds are full and warm: restorations, refastening and paint, and the small jobs that you promised yourself all summer.',
            link: '/services/restoration',
          },
        ],
      },
      {
        type: 'PriceList',
        componentName: 'Rates',
        heading: 'What it costs',
        intro:
          'We charge by the hour and write down every one. Before we start you get an estimate in writing; if we see that it will not hold, we stop and call you.',
        sectionBackground: 'surface',
        sectionAnchor: 'rates',
        groups: [
          {
            heading: 'By the hour',
            items: [
              { name: 'Shipwright', text: 'Planks, frames, decks and spars', price: '$92' },
              { name: 'Paint and varnish', text: 'With the sanding, which is most of it', price: '$74' },
              { name: 'Apprentice', text: 'Never alone below the waterline', price: '$58' },
            ],
          },
          {
            heading: 'By the foot',
            items: [
              { name: 'Hauling and launching', text: 'Washed and blocked on the way', price: '$16' },
              { name: 'Bottom paint', text: 'Two coats, sanded between', price: '$31' },
              { name: 'Winter in the cold shed', text: 'Walked around once a week', price: '$71' },
            ],
          },
        ],
      },
      {
        type: 'Accordion',
        componentName: 'Questions',
        heading: 'What people ask first',
        items: [
          {
            title: 'How soon can you look at her?',
            text: '<p>Within the week if she floats. The same day if she does not.</p>',
          },
          {
            title: 'May I work on my own boat?',
            text: '<p>Yes, at our bench and beside us, on Saturdays and in the evenings. You pay for the shed, not for our opinion.</p>',
          },
          {
            title: 'Do you take fiberglass?',
            text: '<p>For storage, gladly. For repair we know two good yards and will call them for you.</p>',
          },
        ],
      },
    ],
    children: [
      {
        name: 'Repair',
        friendlyUrl: 'repair',
        title: 'Wooden boat repair: planks, frames, fastenings and decks',
        description:
          'How we find what is wrong, what a typical repair takes, and which repairs you can do yourself with a weekend and our bench.',
        keywords: 'boat repair',
        components: [
          text('How it goes', '4_4', {
            column1:
              '<h2>Look, tap, write, then cut</h2><p>A repair begins with an hour under the boat with a hammer, a light and a pencil. You are welcome to hold the light. Afterwards you know what must be done now, what can wait a year, and what only looks bad.</p><ul><li><strong>Now:</strong> anything below the waterline that moves, weeps or crumbles.</li><li><strong>Next winter:</strong> fastenings that have lost their heads but hold.</li><li><strong>Whenever you like:</strong> checks in the paint, tired varnish, squeaks.</li></ul>',
          }),
        ],
        children: [
          {
            name: 'Planking',
            friendlyUrl: 'planking',
            title: 'Replanking a wooden hull, from one garboard to a whole side',
            description:
              'Cedar, oak or mahogany: how we choose, spile, steam and hang new planks so that they swell tight and stay that way.',
            keywords: 'planking, garboard',
            components: [
              text('Planking', '4_3-1', {
                column1:
                  '<h2>One plank at a time</h2><p>We take the shape of the opening with a spiling batten, cut the new plank a hair full, and plane it until it closes without force. Bevels for the caulking are cut on the bench, not guessed in place. Then it is hung with bronze screws, bunged, and left two days before anybody caulks.</p><p>Most boats need one to six planks. If yours needs more than a third of a side we will talk about <a href="/services/restoration">restoration</a> instead.</p>',
                column4:
                  '<h3>We stock</h3><p>Atlantic white cedar<br>White oak<br>Honduras mahogany<br>Silicon bronze</p>',
              }),
            ],
            children: [
              {
                name: 'Cedar or Oak?',
                friendlyUrl: 'cedar-or-oak',
                title: 'Cedar or oak planks: which wood for which part of a boat',
                description:
                  'Atlantic white cedar swells, white oak lasts below the water, mahogany shows: which wood we hang where, and why.',
                keywords: 'cedar, oak',
                components: [
                  text('Woods', '3_1-1-1', {
                    column1:
                      '<h2>Cedar</h2><p>Light, swells in a day, forgives. For topsides and small boats.</p>',
                    column2:
                      '<h2>Oak</h2><p>Heavy and patient. For garboards, floors and everything that carries iron.</p>',
                    column3: '<h2>Mahogany</h2><p>For sheer strakes and people who like to varnish.</p>',
                  }),
                ],
              },
            ],
          },
          {
            name: 'Refastening',
            friendlyUrl: 'refastening',
            title: 'Refastening wooden boats with silicon bronze screws',
            description:
              'When the screws go, the planks follow. What refastening means, how long it takes, and how we keep the old holes sound.',
            keywords: 'refastening, bronze screws',
            components: [
              text('Refastening', '4_4', {
                column1:
                  '<h2>Signs that it is time</h2><p>Rust weeping from a seam, a plank end that lifts when she heels, a screw that turns and does not bite. We pull a dozen from places you choose and lay them on the bench in a row. You will see for yourself.</p><h3>How long it takes</h3><p>Two people refasten about one hundred and fifty holes in a day. A twenty-six-foot sloop has roughly fourteen hundred.</p>',
              }),
            ],
          },
          {
            name: 'Masts and Spars',
            friendlyUrl: 'spars',
            title: 'Wooden masts and spars: scarfs, splines and varnish',
            description:
              'We build and mend hollow and solid spars in Sitka spruce and Douglas fir, up to fifty-eight feet, in a shed that is long enough.',
            keywords: 'masts, spars',
            components: [
              text('Spars', '4_1-3', {
                column1:
                  '<h2>Up to 58 feet</h2><p>The spar bench runs the whole length of the north shed.</p>',
                column2:
                  '<h2>Hollow, solid, or somewhere between</h2><p>Most broken masts can be saved. A scarf of twelve to one, cut clean and glued in a warm week, is stronger than the wood beside it. For a new spar we look through the stack with you: grain first, knots second, price last.</p>',
              }),
            ],
          },
        ],
      },
      {
        name: 'Restoration',
        friendlyUrl: 'restoration',
        title: 'Wooden boat restoration: from survey to launching day',
        description:
          'The four stages of a restoration, what you decide at each of them, and how we keep time and money in sight all the way.',
        keywords: 'restoration, wooden boats',
        components: [
          text(
            'Stages',
            '4_1-1-1-1',
            {
              column1:
                '<h2>1. Survey</h2><p>Three days, a written report, and a number for each line of it.</p>',
              column2:
                '<h2>2. Drawings</h2><p>We take off her lines before anything is moved, so that she comes back to her own shape.</p>',
              column3:
                '<h2>3. Backbone and frames</h2><p>Keel, stem, floors and ribs. The longest stage, and the one nobody sees.</p>',
              column4:
                '<h2>4. Planks, deck, finish</h2><p>She looks like a boat again. You choose the colors; we argue a little.</p>',
            },
            'float',
          ),
          { type: 'Blank', componentName: 'Space', height: 24 },
          text('Promise', '4_4', {
            column1:
              '<h2>What we promise</h2><p>A photograph every Friday. A bill every month with hours and materials apart. No stage begins before you have said yes to its price. And on launching day you hold the bottle.</p>',
          }),
        ],
      },
      winterStorage,
    ],
  },
];
