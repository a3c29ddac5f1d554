import type { StarterPage } from '../starter';

export const contact: StarterPage = {
  name: 'Contact',
  friendlyUrl: 'contact',
  title: 'Order flowers or visit {company}',
  description: 'Order a bouquet, book a workshop or come by: address, opening hours and telephone.',
  keywords: 'contact, order flowers',
  components: [
    {
      type: 'ImageForm',
      componentName: 'Form',
      title: 'What may we tie for you?',
      description: 'We call back before we cut anything. For today, please call {telephone} before noon.',
      formId: 1,
      imageLink: 'poppy',
    },
    {
      type: 'HtmlEditorColumns',
      componentName: 'The shop',
      format: '3_1-1-1',
      borderStyle: 'none',
      column1: '<h3>The shop</h3><p>{address}</p>',
      column2: '<h3>Open</h3><p>Monday to Friday from 9 to 6:30</p><p>Saturday from 8 to 4</p>',
      column3:
        '<h3>Call</h3><p><a href="tel:{call}">{telephone}</a></p><p>Early is best: then everything is still there.</p>',
    },
  ],
};
