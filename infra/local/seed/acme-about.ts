import { coursesBanner } from './acme-banner';
import { comingDay } from './coming-day';
import { type DemoPage, picture, text } from './demo-site';

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
      coursesBanner,
      text('Courses', '4_4', {
        column1:
          '<h2>Six people, one teacher, real boats</h2><p>You work on boats that will go back into the water, so what you do matters and somebody checks it. Tools are here. Bring clothes that can take bottom paint and an appetite at noon.</p>',
      }),
      {
        type: 'Events',
        componentName: 'Dates',
        heading: 'Coming up in the sheds',
        items: [
          {
            title: 'Caulking weekend',
            date: comingDay('03-07'),
            until: comingDay('03-07', 1),
            time: '8 to 4',
            place: 'The heated shed',
            text: 'Cotton, oakum, mallets and the sound that tells you when to stop. $340.',
            link: '/contact',
          },
          {
            title: 'Build a dinghy',
            date: comingDay('07-10'),
            until: comingDay('07-10', 8),
            time: '8 to 5',
            place: 'The long shed',
            text: 'Nine days, one lapstrake dinghy for every two people, and a draw for who keeps her. $1,850.',
            link: '/contact',
          },
        ],
      },
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
      {
        type: 'PictureText',
        componentName: 'History',
        shape: 'wide',
        heading: 'A yard with a borrowed name',
        text: '<p>In 1968 Ingrid and Walter Alder bought a bankrupt sardine cannery because it came with a marine railway. The sign over the door said ACME PACKING. They painted out one word and have meant to change the other ever since.</p><p>Their son Tom runs the yard today. Their granddaughter Ruth runs Tom.</p>',
        buttonText: 'Meet the others',
        buttonLink: '/about/team',
        picture: 'shed',
      },
      text('Years', '4_1-3', {
        column1: picture(
          'ribs',
          'The bare ribs of a wooden hull, seen along the keel',
          'width="480" height="360"',
        ),
        column2:
          '<h2>How it went on</h2><ul><li><strong>1968</strong> Two people, one railway, and a summer of lobster boats.</li><li><strong>1979</strong> The north shed burns in February and is up again by May, because forty neighbors brought hammers.</li><li><strong>1994</strong> The first course: nine strangers, one dinghy, no blood.</li><li><strong>2011</strong> Tom takes the desk. Walter keeps the chair next to it.</li><li><strong>Today</strong> Sixty-one boats in the sheds, and a list for the heated one.</li></ul>',
      }),
      text('The others', '4_4', {
        column1:
          '<h2>And six more</h2><p>Anneke and Paul plank. Joe and Marisol paint, and can tell you the year of a white by looking at it. Sam is the apprentice until June. Nora writes what you read here, keeps the books straight and feeds the dog.</p><p>We hire one apprentice every second year. <a href="/contact">Write to us</a> in the fall before.</p>',
      }),
      {
        type: 'FindUs',
        componentName: 'Come and see',
        heading: 'Come and see',
        note: 'From Route 1 turn down Main Street towards the water and keep going until the road ends in sawdust.',
        map: 'openStreetMap',
        coordinates: '44.1873, -69.0740',
        picture: 'chart',
      },
      {
        type: 'Testimonials',
        componentName: 'Promise',
        look: 'quote',
        sectionBackground: 'surface',
        items: [
          {
            quote: 'We would rather lose a job than do half of it.',
            name: 'Ingrid Alder',
            role: 'who still reads every estimate',
          },
        ],
      },
      {
        type: 'Gallery',
        componentName: 'Around',
        heading: 'Around the yard',
        look: 'masonry',
        columns: '3',
        items: [
          { picture: 'harbor', caption: 'Six in the morning, before the kettle' },
          { picture: 'ribs' },
          { picture: 'covered', caption: 'The cold shed in January' },
          { picture: 'sloop' },
          { picture: 'planks' },
          { picture: 'lines', caption: 'Petrel, taken off in 2019' },
        ],
      },
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
          {
            type: 'Team',
            componentName: 'Team',
            shape: 'portrait',
            columns: '3',
            items: [
              {
                picture: 'tom',
                name: 'Tom Alder',
                role: 'Foreman',
                text: 'Forty winters of planking. Ask him about steam.',
              },
              {
                picture: 'ruth',
                name: 'Ruth Alder',
                role: 'Schedules, estimates, courses',
                text: 'Ask her about dates. She knows where Tom is.',
              },
              {
                picture: 'manny',
                name: 'Manny Duarte',
                role: 'Engines and shafts',
                text: 'Everything that hums. Do not ask him about outboards.',
              },
            ],
          },
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
          {
            type: 'PictureText',
            componentName: 'Petrel',
            shape: 'wide',
            kicker: 'Daysailer, 1938',
            heading: 'Petrel',
            text: '<p>She had stood under a maple for sixteen years. New floors, eleven new planks, her own spars. She lies at mooring 14.</p><p>The planks are Atlantic white cedar from a swamp in New Jersey, the floors are white oak, and the varnish is four years of Saturdays by her owner, who learned it in our <a href="/courses">March course</a>.</p>',
            picture: 'sloop',
          },
          {
            type: 'PictureText',
            componentName: 'Alice M.',
            side: 'start',
            shape: 'wide',
            kicker: 'Lobster boat, 1961',
            heading: 'Alice M.',
            text: '<p>Her owner wanted to keep hauling. We put a new bottom under her between Christmas and April, and she was fishing on the first of May.</p>',
            picture: 'planks',
          },
          {
            type: 'PictureText',
            componentName: 'Sea Smoke',
            shape: 'wide',
            kicker: 'Schooner, 1947',
            heading: 'Sea Smoke',
            text: '<p>Forty-four feet that came to us as a gift and cost four years. She takes people sailing from Camden now, six at a time.</p>',
            picture: 'ribs',
          },
          {
            type: 'CallToAction',
            componentName: 'Yours',
            layout: 'center',
            heading: 'Yours could be the fourth',
            buttonText: 'Tell us about her',
            buttonLink: '/contact',
            sectionBackground: 'dark',
          },
        ],
      },
    ],
  },
];
