import type { StarterPage } from '../starter';

export const contact: StarterPage = {
  name: 'Come along',
  friendlyUrl: 'contact',
  title: 'Come along with {company}: write, call or just turn up',
  description:
    'Tell us that you are coming, ask a question, or simply stand at the station on Sunday at nine.',
  keywords: 'contact, join a walk',
  components: [
    {
      type: 'ImageForm',
      componentName: 'Form',
      title: 'Say that you are coming',
      description:
        'Then somebody looks out for you on Sunday. You may also just turn up: we are the ones with the boots.',
      formId: 1,
      imageLink: 'tree',
    },
    {
      type: 'FindUs',
      componentName: 'Where',
      heading: 'Where and whom to call',
      note: 'We meet in front of the station, Sundays at nine; in winter the long group leaves at seven. Late? Call: we wait.',
      sectionBackground: 'surface',
    },
  ],
};
