import type { DemoBanner, DemoComponent } from './demo-site';

/**
 * The slides at the top of the courses page; pictures are named as in `acme-pictures.ts`.
 */
export const coursesBanner: DemoBanner = {
  type: 'BannerContainer',
  componentName: 'Evenings',
  height: 'Small',
  sliderDuration: 7_000,
  banners: [
    {
      componentName: 'The shed',
      backgroundImage: 'shed',
      actionText: 'From October to April',
      subActionText: 'The light in the north shed is on until nine.',
      buttonPosition: 'BottomLeft',
    },
    {
      componentName: 'Your own',
      backgroundImage: 'sloop',
      actionText: 'Sail what you have built',
      subActionText: 'Nine days in July, one lapstrake dinghy for every two people.',
      buttonText: 'Ask for a place',
      buttonLink: '/contact',
      buttonPosition: 'Middle',
      sliderDuration: 5_000,
    },
    {
      componentName: 'Dawn',
      backgroundImage: 'harbor',
      actionText: 'Breakfast is at seven',
      subActionText: 'The harbor is at its best before anybody talks.',
      buttonPosition: 'UpperRight',
      sliderDuration: 5_000,
    },
  ],
};

/** The contact page's form, which is the company's first. */
export const contactImageForm: DemoComponent = {
  type: 'ImageForm',
  componentName: 'Write to us',
  title: 'Write to the yard',
  description: 'Tom reads every message himself and answers the same day, Sundays excepted.',
  formId: 1,
  imageLink: 'ribs',
};
