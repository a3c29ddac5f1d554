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
        'The more we know, the better we come prepared. We call you back by the next working day. If water is coming in right now, call {telephone} instead.',
      formId: 1,
      imageLink: 'overhang',
      imageLinkFocus: '80 50',
    },
    {
      type: 'HtmlEditorColumns',
      componentName: 'Where we are',
      format: '3_1-1-1',
      borderStyle: 'none',
      sectionBackground: 'surface',
      column1:
        '<h3>Call</h3><p><a href="tel:{call}">{telephone}</a></p><p>Monday to Friday from 7 to 5. After a storm at any hour.</p>',
      column2:
        '<h3>Visit</h3><p>{address}</p><p>The yard is open on weekdays from 7 to 9 and from 4 to 5.</p>',
      column3:
        '<h3>Where we work</h3><p>Within an hour of the yard. A little further for roofs that nobody else wants to climb.</p>',
    },
  ],
};
