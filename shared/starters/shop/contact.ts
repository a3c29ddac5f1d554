import type { StarterPage } from '../starter';

export const contact: StarterPage = {
  name: 'Contact',
  friendlyUrl: 'contact',
  title: 'Order flowers or visit {company}',
  description: 'Order a bouquet, book a workshop or come by: the address of the shop and its telephone.',
  keywords: 'contact, order flowers',
  components: [
    {
      type: 'ImageForm',
      componentName: 'Form',
      title: 'What may we tie for you?',
      description: 'We call back before we cut anything. For today, please call before noon.',
      formId: 1,
      imageLink: 'bellflower',
    },
    {
      type: 'FindUs',
      componentName: 'The shop',
      heading: 'Come by',
      note: 'Early is best: then everything is still there.',
    },
  ],
};
