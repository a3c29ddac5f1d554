import type { StarterForm } from '@galley/shared/starters/starter';

/** The form of the contact page. It is the company's first form, so its id is 1. */
export const contactForm: StarterForm = {
  name: 'Contact',
  columns: 2,
  thankYouText: '',
  fields: [
    { name: 'Name', fieldType: 'input', inputType: 'text', isRequired: true, maxLength: 80 },
    { name: 'Email', fieldType: 'email', isRequired: true, placeholder: 'you@example.com' },
    { name: 'Phone', fieldType: 'phone' },
    {
      name: 'What is it about?',
      fieldType: 'selectList',
      isRequired: true,
      options: ['A repair', 'A restoration', 'Winter storage', 'A course', 'Something else'],
    },
    {
      name: 'Length of the boat in feet',
      fieldType: 'input',
      inputType: 'number',
      minLength: 6,
      maxLength: 80,
    },
    { name: 'Where she lies', fieldType: 'state' },
    {
      name: 'What worries you?',
      fieldType: 'textArea',
      isRequired: true,
      placeholder: 'In your own words. A few are enough.',
    },
    {
      name: 'You may store what I write here to answer me',
      fieldType: 'consent',
      linkText: 'Privacy at the yard',
      linkUrl: '/privacy',
      isRequired: true,
    },
  ],
};
