import { aboutPages } from './acme-about';
import { contactImageForm, homeBanner } from './acme-banner';
import { contactForm } from './acme-forms';
import { servicePages } from './acme-services';
import { type DemoCompany, text } from './demo-site';
import { acmePictures } from './pictures/acme-pictures';

/** The demo company: a family firm that repairs and restores wooden boats and teaches people how. */
export const acme: DemoCompany = {
  key: 'acme',
  adminEmail: 'admin@acme.example',
  editor: {
    email: 'editor@acme.example',
    firstName: 'Nora',
    lastName: 'Lindqvist',
    phoneNumber: '207 555 0142',
  },
  settings: {
    companyName: 'Acme Boatworks',
    copyrightName: 'Acme Boatworks LLC',
    address: '14 Wharf Street, Rockport, ME 04856',
    telephone: '207 555 0114',
    primaryColor: '#0f5c73',
    font: 'system',
    facebookLink: 'https://www.facebook.com/acmeboatworks',
    instagramLink: 'https://www.instagram.com/acmeboatworks',
    youtubeLink: 'https://www.youtube.com/@acmeboatworks',
  },
  footer: {
    contentColumn1:
      '<h3>Visit the yard</h3><p>14 Wharf Street<br>Rockport, Maine</p><p>The gate is open on weekdays from 7:30 to 4, and on Saturday mornings from April to October.</p>',
    contentColumn2:
      '<h3>Work with us</h3><ul><li><a href="/services">All services</a></li><li><a href="/services/winter-storage">Winter storage</a></li><li><a href="/courses">Courses</a></li></ul>',
    contentColumn3:
      '<h3>Call the foreman</h3><p>Tom Alder answers the yard phone himself: <a href="tel:+12075550114">207 555 0114</a>.</p>',
  },
  pictures: acmePictures,
  forms: [contactForm],
  home: {
    name: 'Home',
    friendlyUrl: '/',
    title: 'Acme Boatworks: wooden boat repair in Rockport, Maine',
    description:
      'A family boatyard that repairs, restores and stores wooden boats on the coast of Maine, and teaches you to do it yourself.',
    keywords: 'wooden boats, boatyard',
    components: [
      {
        type: 'Announcement',
        componentName: 'Haul-out',
        announcementText:
          'Haul-out for the winter begins on October 5. There are eleven places left in the heated shed.',
      },
      homeBanner,
      text('Welcome', '4_4', {
        column1:
          '<h1>Wooden boats, kept afloat since 1968</h1><p>We are nine people, two sheds and a marine railway at the head of Rockport harbor. We replank, refasten, rebuild and repaint boats from eight-foot prams to fifty-foot schooners, and we tell you honestly when a repair is not worth its price.</p><p><a class="button" href="/contact">Bring us your boat</a></p>',
      }),
      text(
        'What we do',
        '3_1-1-1',
        {
          column1:
            '<h2>Repair</h2><p>Leaking garboards, tired fastenings, a stem that met a ledge. Most repairs are priced after one visit and done within a month.</p><p><a href="/services/repair">How repairs work</a></p>',
          column2:
            '<h2>Restoration</h2><p>When a boat deserves another fifty years we take her down to the backbone and build up again, plank by plank, with drawings and photographs for your file.</p><p><a href="/services/restoration">See the process</a></p>',
          column3:
            '<h2>Storage</h2><p>Heated, unheated or under a frame outdoors. Every boat is walked around once a week, and you get a note if anything has moved.</p><p><a href="/services/winter-storage">Prices and dates</a></p>',
        },
        'float',
      ),
      text('Voices', '4_2-2', {
        column1:
          '<h2>Why wood</h2><p>A wooden hull can be repaired forever, one piece at a time, by anybody who will learn. That is why so many are still here. Ours is slow work, but none of it is thrown away.</p>',
        column3:
          '<blockquote><p>They found the rot that two surveys missed, showed it to me, and fixed half of it for less than they had quoted. I did not know yards still did that.</p><p>Ellen Marsh, sloop <em>Petrel</em></p></blockquote>',
      }),
    ],
  },
  pages: [
    ...servicePages,
    ...aboutPages,
    {
      name: 'Contact',
      friendlyUrl: 'contact',
      title: 'Contact Acme Boatworks in Rockport, Maine: phone and visit',
      description:
        'Call, write or walk through the gate: how to reach the yard, when somebody is there, and what to send us before we look at your boat.',
      keywords: 'contact, boatyard',
      components: [
        text('Reach us', '4_1-3', {
          column1:
            '<h2>By phone</h2><p><a href="tel:+12075550114">207 555 0114</a></p><h2>By mail</h2><p><a href="mailto:yard@acme.example">yard@acme.example</a></p>',
          column2:
            '<h2>Before you call</h2><p>Four things help us give you an answer the same day:</p><ol><li>the length, builder and year of the boat, as far as you know them;</li><li>where she is now, and whether she is in the water;</li><li>what worries you, in your own words;</li><li>two or three photographs, one of them from far away.</li></ol><p>If she is taking on water right now, do not write. Call, at any hour: the phone rings in the foreman’s kitchen too.</p>',
        }),
        contactImageForm,
        text('Hours', '4_4', {
          column1:
            '<h2>Hours</h2><table><thead><tr><th>Season</th><th>Weekdays</th><th>Saturday</th></tr></thead><tbody><tr><td>April to October</td><td>7:30 to 4:00</td><td>8:00 to noon</td></tr><tr><td>November to March</td><td>8:00 to 3:30</td><td>closed</td></tr></tbody></table>',
        }),
      ],
    },
    {
      name: 'Launch Day',
      friendlyUrl: 'launchday',
      title: 'Launch Day at Acme Boatworks: the spring party on the slip',
      description:
        'Once a year we launch the winter’s work with the neighbours, a brass band and far too much chowder. The date for next spring.',
      keywords: 'launch day',
      isDraft: true,
      components: [
        text('Launch Day', '4_4', {
          column1:
            '<h2>The first Saturday in May</h2><p>The date is not settled yet; the tide has the last word. Bring a chair and a bowl.</p>',
        }),
      ],
    },
  ],
};
