import type { StarterPage } from '../starter';

export const contact: StarterPage = {
  name: 'Contact',
  friendlyUrl: 'contact',
  title: 'Contact {company} and ask for an appointment',
  description: 'Ask for an appointment, call us with a short question, or find the way to the office.',
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
      type: 'FindUs',
      componentName: 'The office',
      heading: 'The office',
      note: 'Second floor; there is an elevator. Please send no papers before we have talked: we want to give you a safe way first.',
    },
  ],
};
