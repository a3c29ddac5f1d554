import type { StarterPage } from '../starter';

export const contact: StarterPage = {
  name: 'Contact',
  friendlyUrl: 'contact',
  title: 'Contact {company}: call, write or ask for a visit',
  description: 'Call us, write what you have seen, or ask for a visit. We answer by the next working day.',
  keywords: 'contact, roofer',
  components: [
    {
      type: 'ImageForm',
      componentName: 'Form',
      title: 'Tell us what you see',
      description:
        'The more we know, the better we come prepared. We call you back by the next working day. If water is coming in right now, call instead, with the button at the top of the page.',
      formId: 1,
      imageLink: 'windows',
    },
    {
      type: 'FindUs',
      componentName: 'Where we are',
      heading: 'Call or come by the yard',
      intro:
        'We work within an hour of it, and a little further for roofs that nobody else wants to climb. After a storm, call: tight roofs come before new ones.',
      note: 'Ring at the gate: somebody is near.',
      sectionBackground: 'surface',
    },
  ],
};
