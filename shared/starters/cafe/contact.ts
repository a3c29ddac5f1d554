import type { StarterPage } from '../starter';

export const contact: StarterPage = {
  name: 'Find us',
  friendlyUrl: 'contact',
  title: 'Find {company}: address, opening hours and telephone',
  description: 'Where we are, when we are open, and how to reach us by foot, by bicycle and by telephone.',
  keywords: 'opening hours, address',
  components: [
    {
      type: 'HtmlEditorColumns',
      componentName: 'Where and when',
      format: '3_1-1-1',
      borderStyle: 'none',
      column1:
        '<h2>Here</h2><p>{address}</p><p>There is room for bicycles at the wall, and for cars in the street behind.</p>',
      column2:
        '<h2>Open</h2><table><tbody><tr><td>Tuesday to Friday</td><td>7 to 6</td></tr><tr><td>Saturday, Sunday</td><td>8 to 4</td></tr><tr><td>Monday</td><td>we sleep</td></tr></tbody></table>',
      column3:
        '<h2>Call</h2><p><a href="tel:{call}">{telephone}</a></p><p>Before ten we have flour on our hands: let it ring.</p>',
    },
    {
      type: 'PictureText',
      componentName: 'A table',
      shape: 'wide',
      sectionBackground: 'surface',
      heading: 'Shall we keep a table?',
      text: '<p>We do not take bookings on weekends, but the queue is short and smells good. On weekdays call us and the bench is yours.</p>',
      buttonText: 'Call {telephone}',
      buttonLink: 'tel:{call}',
      picture: 'slice',
    },
    {
      type: 'Accordion',
      componentName: 'Questions',
      heading: 'Asked at the counter',
      items: [
        { title: 'Can I pay by card?', text: '<p>Yes, from the first cent.</p>' },
        {
          title: 'Is there something without gluten?',
          text: '<p>Soup, porridge and eggs, yes. But we are a bakery: flour is in the air.</p>',
        },
        {
          title: 'When is the bread sold out?',
          text: '<p>On Saturdays by one. Call before ten and we put one aside.</p>',
        },
      ],
    },
  ],
};
