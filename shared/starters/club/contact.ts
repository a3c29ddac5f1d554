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
      imageLink: 'waterfall',
    },
    {
      type: 'HtmlEditorColumns',
      componentName: 'Where',
      format: '3_1-1-1',
      borderStyle: 'none',
      sectionBackground: 'surface',
      column1: '<h3>Where</h3><p>{address}</p><p>We meet in front of the station.</p>',
      column2: '<h3>When</h3><p>Sundays at nine; in winter the long group leaves at seven.</p>',
      column3: '<h3>Late?</h3><p>Call <a href="tel:{call}">{telephone}</a>. We wait ten minutes.</p>',
    },
  ],
};
