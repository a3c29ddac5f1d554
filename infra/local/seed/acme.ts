import { presetOf } from '@galley/shared/theme/presets';
import { aboutPages } from './acme-about';
import { contactImageForm } from './acme-banner';
import { contactForm } from './acme-forms';
import { acmeHome } from './acme-home';
import { notePages } from './acme-notes';
import { acmePictures } from './acme-pictures';
import { servicePages } from './acme-services';
import { acmeTabs } from './acme-tabs';
import { comingDay } from './coming-day';
import { type DemoCompany, type DemoSite, text } from './demo-site';

/** The yard's week, and the days on which it is closed. */
const acmeHours = {
  mondayHours: '7:30-16:00',
  tuesdayHours: '7:30-16:00',
  wednesdayHours: '7:30-16:00',
  thursdayHours: '7:30-16:00',
  fridayHours: '7:30-16:00',
  saturdayHours: '8:00-12:00',
  holidays: `${comingDay('12-25')} – ${comingDay('12-25', 7)}: The week after Christmas`,
};

export const acmeSite: DemoSite = {
  settings: {
    copyrightName: 'Acme Boatworks LLC',
    primaryColor: '#0f5c73',
    font: 'system',
    ...acmeHours,
    facebookLink: 'https://www.facebook.com/acmeboatworks',
    instagramLink: 'https://www.instagram.com/acmeboatworks',
    youtubeLink: 'https://www.youtube.com/@acmeboatworks',
  },
  hasNewsletter: true,
  theme: {
    ...presetOf('paper'),
    brand: '#0f5c73',
    accent: '#8a3b22',
    background: '#faf6ee',
    text: '#1d2529',
  },
  look: {
    logoUrl: 'wordmark',
    darkLogoUrl: 'wordmark-light',
    favicon: 'icon',
    shareImage: 'harbor',
  },
  footer: {
    contentColumn1:
      '<h3>Visit the yard</h3><p>At the head of the harbor in Rockport, Maine, where the road ends.</p><p><a href="/contact">Address and hours</a></p>',
    contentColumn2:
      '<h3>Work with us</h3><ul><li><a href="/services">All services</a></li><li><a href="/services/winter-storage">Winter storage</a></li><li><a href="/courses">Courses</a></li><li><a href="/about/boats">Our boats</a></li></ul>',
    contentColumn3:
      '<h3>Call the foreman</h3><p>Tom Alder answers the yard phone himself.<br><a href="/contact">Number and hours</a></p>',
    contentColumn4:
      '<h3>Good to know</h3><ul><li><a href="/notes">Yard notes</a></li><li><a href="/courses/schools">For schools</a></li><li><a href="/contact">Contact</a></li><li><a href="/privacy">Privacy</a></li></ul>',
  },
  tabs: acmeTabs,
  pictures: acmePictures,
  files: [
    { fileName: 'rates-2026.pdf', title: 'Rates of 2026' },
    { fileName: 'winter-agreement.pdf', title: 'Winter storage agreement' },
    { fileName: 'what-to-take-off.csv', title: 'What to take off the boat' },
  ],
  form: contactForm,
  home: {
    name: 'Home',
    friendlyUrl: '/',
    title: 'Acme Boatworks: wooden boat repair in Rockport, Maine',
    description:
      'A family boatyard that repairs, restores and stores wooden boats on the coast of Maine, and teaches you to do it yourself.',
    keywords: 'wooden boats, boatyard',
    components: acmeHome,
  },
  pages: [
    ...servicePages,
    ...aboutPages,
    ...notePages,
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
            '<h2>By phone</h2><p>The button at the top of every page calls us. The number is further down, with our hours.</p><h2>By mail</h2><p><a href="mailto:yard@acme.example">yard@acme.example</a></p>',
          column2:
            '<h2>Before you call</h2><p>Four things help us give you an answer the same day:</p><ol><li>the length, builder and year of the boat, as far as you know them;</li><li>where she is now, and whether she is in the water;</li><li>what worries you, in your own words;</li><li>two or three photographs, one of them from far away.</li></ol><p>If she is taking on water right now, do not write. Call, at any hour: the phone rings in the foreman’s kitchen too.</p>',
        }),
        contactImageForm,
        {
          type: 'FindUs',
          componentName: 'Find us',
          heading: 'Find us',
          note: 'From Route 1 turn down Main Street towards the water and keep going until the road ends in sawdust. By boat: leave Indian Island to starboard, stay off the ledge in the mouth, and pick up the white mooring marked ACME.',
          map: 'openStreetMap',
          coordinates: '44.1873, -69.0740',
          picture: 'chart',
        },
      ],
    },
    {
      name: 'Privacy',
      friendlyUrl: 'privacy',
      title: 'Privacy at Acme Boatworks: what we keep and for how long',
      description:
        'What we store when you write to the yard, who reads it, how long it stays, and how to have it erased with one phone call.',
      keywords: 'privacy',
      showOnMenu: false,
      noIndex: true,
      components: [
        text('Privacy', '4_4', {
          column1:
            '<h2>What you send us</h2><p>When you fill in the form we keep what you typed, so that somebody can answer. Tom and Ruth read it, nobody else does, and we do not sell or lend it to anybody.</p><h2>How long it stays</h2><p>If it becomes a job, as long as the boat is ours to look after. If not, one year.</p><h2>How to have it erased</h2><p><a href="/contact">Call</a> or write to <a href="mailto:yard@acme.example">yard@acme.example</a>. It is gone the same day.</p>',
        }),
      ],
    },
    {
      name: 'Launch Day',
      friendlyUrl: 'launchday',
      title: 'Launch Day at Acme Boatworks: the spring party on the slip',
      description:
        'Once a year we launch the winter’s work with the neighbors, a brass band and far too much chowder. The date for next spring.',
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
    address: '14 Wharf Street, Rockport, ME 04856',
    telephone: '207 555 0114',
  },
  site: acmeSite,
};
