import type { StarterPage } from '../starter';

export const contact: StarterPage = {
  name: 'Contact',
  friendlyUrl: 'contact',
  title: 'Contact {company} and ask for an appointment',
  description: 'Ask for an appointment, call us during office hours, or find the way to the office.',
  keywords: 'contact, appointment',
  components: [
    {
      type: 'ImageForm',
      componentName: 'Form',
      title: 'Ask for an appointment',
      description:
        'We suggest two times within one working day. The first half hour costs nothing, at the office or by video.',
      formId: 1,
      imageLink: 'hall',
    },
    {
      type: 'HtmlEditorColumns',
      componentName: 'The office',
      format: '3_1-1-1',
      borderStyle: 'none',
      column1: '<h3>Office</h3><p>{address}</p><p>Second floor; there is a lift.</p>',
      column2:
        '<h3>Telephone</h3><p><a href="tel:{call}">{telephone}</a></p><p>Monday to Thursday from 8:30 to 5, Friday until 1.</p>',
      column3:
        '<h3>Papers</h3><p>Please send none before we have talked: we want to give you a safe way first.</p>',
    },
  ],
};
