import type { DemoBanner, DemoImageForm } from './demo-site';

/** The slides that the home page opens with; the pictures are of the library, by their descriptions. */
export const homeBanner: DemoBanner = {
  type: 'BannerContainer',
  componentName: 'Harbor',
  height: 'Medium',
  sliderDuration: 7_000,
  slides: [
    {
      componentName: 'The yard',
      picture: 'The harbor at dawn',
      actionText: 'A yard that still works in wood',
      subActionText:
        'Repair, restoration and storage at the head of Rockport harbor, by nine people who sail too.',
      buttonText: 'See our services',
      buttonLink: encodeURIComponent('/services'),
      buttonPosition: 'BottomLeft',
      button2Text: 'Call the foreman',
      button2Link: encodeURIComponent('tel:+12075550114'),
    },
    {
      componentName: 'Storage',
      picture: 'A sloop under sail',
      actionText: 'Winter is kinder indoors',
      subActionText: 'Every boat in our sheds is walked around once a week.',
      buttonText: 'Prices and dates',
      buttonLink: encodeURIComponent('/services/winter-storage'),
      buttonPosition: 'Middle',
      sliderDuration: 5_000,
    },
    {
      componentName: 'Courses',
      picture: 'The shed at night',
      actionText: 'Learn to do it yourself',
      subActionText: 'Small courses from October to April, with sawdust.',
      buttonText: 'All courses',
      buttonLink: encodeURIComponent('/courses'),
      buttonPosition: 'UpperRight',
      sliderDuration: 5_000,
    },
  ],
};

/** One picture over the courses; it turns by nothing. */
export const coursesBanner: DemoBanner = {
  type: 'BannerContainer',
  componentName: 'Evenings',
  height: 'Small',
  slides: [
    {
      componentName: 'The shed',
      picture: 'The shed at night',
      actionText: 'From October to April',
      subActionText: 'The light in the north shed is on until nine.',
      buttonPosition: 'BottomLeft',
    },
  ],
};

/** The contact page's form, which is the first one of the company. */
export const contactImageForm: DemoImageForm = {
  type: 'ImageForm',
  componentName: 'Write to us',
  title: 'Write to the yard',
  description: 'Tom reads every message himself and answers the same day, Sundays excepted.',
  formId: 1,
  picture: 'The ribs of a hull',
};
