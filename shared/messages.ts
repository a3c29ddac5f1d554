import { signInMessages } from './sign-in-messages';

/**
 * Texts that the specification prescribes, shared by the server (error responses) and the admin (dialogs).
 */
export const messages = {
  ...signInMessages,
  pageUpdated: 'Page Updated',
  saved: 'Saved',
  error: 'Error',
  formUpdated: 'Form Updated',
  noForm: 'Can not save without form.',
  successfulSubmission: 'Successful Submission',
  tagExists: 'Tag already exists',
  incompleteButton: 'All fields must be filled out to create a button',
  welcome: 'Welcome to the CMS! This is your website management system.',
  siteBeingSetUp: 'This site is being set up by an administrator.',
  suspended: 'This company is suspended.',
  appRequired: 'Your company requires an authenticator app. Set one up first.',
  noFormSettings:
    'Forms are not set up yet. An Admin first enters who receives their emails under Form settings.',
  recipientsOfAdmins: 'Only an Admin can change who receives the emails of a form. Nothing was saved.',
  confirmationOfAdmins: 'Only an Admin can change the email to visitors. Nothing was saved.',
  homePageStays: 'The home page cannot be deleted.',
  reservedPath: 'This address is used by the site itself.',
  emailInUse: 'This address is already in use.',
  logoutNotInitiated: 'The logout was not initiated from within the page.',
  loggedOut: 'You successfully logged out!',
  signInError: 'There was an error signing in.',
  windowClosed: 'The user closed the window.',
  notOffered: 'Not offered for this site.',
  signOnOff: 'Single sign-on is not set up for this company.',
  signOnRefused: 'This account may not sign in here. Ask an administrator of your company.',
  signOnOver: 'This sign-in was used already or took too long. Please start again.',
  signOnUnreachable: 'The sign-in service could not be reached. Try again in a minute.',
  foreignReturn: 'The address to return to is not part of this site.',
  unknownComponent: 'ERROR',
} as const;

/** Questions to confirm an action. */
export const confirmations = {
  deletePage: 'Are you sure you want to delete this page?',
  restorePage: 'Are you sure you want to restore this page?',
  deleteComponent: 'Are you sure you want to delete this component and remove all associations to it?',
  removeComponent: 'Are you sure you want to remove this component from the page?',
  createDraft: (version: number) => `Are you sure you want to create a draft from V${version}?`,
  createEmptyDraft: 'Are you sure you want to create a draft?',
  deleteDraft: 'Are you sure you want to delete this draft?',
  publishVersion: (version: number) => `Are you sure you want to publish V${version}?`,
  restoreVersion: (version: number) => `Are you sure you want to make V${version} live again?`,
  recallVersion: (version: number) => `Are you sure you want to take V${version} back from review?`,
  rejectVersion: (version: number) => `Are you sure you want to reject V${version}?`,
  deleteComment: 'Are you sure you want to delete this comment?',
  deleteTab: 'Are you sure you want to delete this tab?',
  deleteImage: 'Are you sure you want to delete this image?',
  deleteFile: 'Are you sure you want to delete this file?',
  deleteField: (name: string) => `Are you sure you want to delete field '${name}'?`,
  erasePerson: (count: string, email: string) => `Are you sure you want to erase ${count} of ${email}?`,
  deleteSubmission: (id: number) => `Are you sure you want to delete submission ${id}?`,
  deleteUser: (email: string) => `Are you sure you want to delete ${email}?`,
} as const;
