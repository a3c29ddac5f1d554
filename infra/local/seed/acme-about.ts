import { type DemoPage, text } from './demo-site';

/** Courses, the yard and its people. */
export const aboutPages: DemoPage[] = [
  {
    name: 'Courses',
    friendlyUrl: 'courses',
    title: 'Boatbuilding courses for beginners on the coast of Maine',
    description:
      'Weekends and weeks in which you learn to sharpen, caulk, varnish or build a whole dinghy, with at most six people to a teacher.',
    keywords: 'boatbuilding courses',
    components: [
      text('Courses', '4_4', {
        column1:
          '<h2>Six people, one teacher, real boats</h2><p>You work on boats that will go back into the water, so what you do matters and somebody checks it. Tools are here. Bring clothes that can take bottom paint and an appetite at noon.</p>',
      }),
      text(
        'Dates',
        '4_2-2',
        {
          column1:
            '<h3>Caulking weekend</h3><p>Cotton, oakum, mallets and the sound that tells you when to stop. March 7 and 8, and again on March 21 and 22. $340.</p>',
          column3:
            '<h3>Build a dinghy</h3><p>Nine days, one lapstrake dinghy for every two people, and a draw for who keeps her. July 10 to 18. $1,850.</p>',
        },
        'float',
      ),
    ],
    children: [
      {
        name: 'For Schools',
        friendlyUrl: 'schools',
        title: 'Boatbuilding for schools: a pram in one term, by children',
        description:
          'We lend tools, patterns and a retired shipwright to schools within an hour of Rockport. The children build, paint and row.',
        keywords: 'schools, boatbuilding',
        components: [
          text('Schools', '4_4', {
            column1:
              '<h2>A boat in one term</h2><p>Every spring two classes build an eight-foot pram. They loft her full size on the gym floor, find out what fractions are for, and row her across the harbor in June. The yard lends the tools and gives the plywood; the school finds two hours a week.</p>',
          }),
        ],
      },
    ],
  },
  {
    name: 'About Us',
    friendlyUrl: 'about',
    title: 'About Acme Boatworks: three generations, nine people',
    description:
      'Who works here, how the yard came about, and why a boatyard is called Acme. Three generations on the same marine railway.',
    keywords: 'about, boatyard history',
    components: [
      text('History', '4_2-1-1', {
        column1:
          '<h2>A yard with a borrowed name</h2><p>In 1968 Ingrid and Walter Alder bought a bankrupt sardine cannery because it came with a marine railway. The sign over the door said ACME PACKING. They painted out one word and have meant to change the other ever since.</p><p>Their son Tom runs the yard today. Their granddaughter Ruth runs Tom.</p>',
        column3:
          '<h3>Nine people</h3><p>Four shipwrights, two painters, an engine man, an apprentice and Ruth.</p>',
        column4: '<h3>Two sheds</h3><p>One warm, one cold, both full by Thanksgiving.</p>',
      }),
    ],
    children: [
      {
        name: 'The Team',
        friendlyUrl: 'team',
        title: 'The people of Acme Boatworks and what they are best at',
        description:
          'Meet the shipwrights, painters and the engine man of the yard, and find out whom to ask about what when you come by.',
        keywords: 'team, shipwrights',
        components: [
          text('Team', '3_1-1-1', {
            column1: '<h3>Tom Alder</h3><p>Foreman. Forty winters of planking. Ask him about steam.</p>',
            column2: '<h3>Ruth Alder</h3><p>Schedules, estimates and the courses. Ask her about dates.</p>',
            column3:
              '<h3>Manny Duarte</h3><p>Engines, shafts and everything that hums. Do not ask him about outboards.</p>',
          }),
        ],
      },
      {
        name: 'Our Boats',
        friendlyUrl: 'boats',
        title: 'Boats from our sheds: three restorations and their stories',
        description:
          'A Herreshoff daysailer, a lobster boat and a schooner that nobody wanted: what we found, what we did, where they sail now.',
        keywords: 'restored boats',
        components: [
          text('Boats', '4_4', {
            column1:
              '<h2>Petrel, 1938</h2><p>A twenty-one-foot daysailer that had stood under a maple for sixteen years. New floors, eleven new planks, her own spars. She lies at mooring 14.</p><h2>Alice M., 1961</h2><p>A lobster boat from Beals Island whose owner wanted to keep hauling. We put a new bottom under her between Christmas and April, and she was fishing on the first of May.</p><h2>Sea Smoke, 1947</h2><p>A forty-four-foot schooner that came to us as a gift and cost four years. She takes people sailing from Camden now, six at a time.</p>',
          }),
        ],
      },
    ],
  },
];
