/** Texts that the product promises word for word, shared by the server (refusals) and the admin (dialogs). */
export const messages = {
  pageUpdated: 'Page Updated',
  saved: 'Saved',
  successfulSubmission: 'Successful Submission',
  tagExists: 'Tag already exists',
  incompleteButton: 'All fields must be filled out to create a button',
  passwordMismatch: 'Passwords do not match',
  passwordLength: 'Use 8 to 20 characters.',
  welcome: 'Welcome to the CMS! This is your website management system.',
  siteBeingSetUp: 'This site is being set up by an administrator.',
  passwordChanged: 'Your password was changed. Please sign in.',
  signInAgain: 'Please sign in again.',
  suspended: 'This company is suspended.',
  homePageStays: 'The home page cannot be deleted.',
  reservedAddress: 'This address is used by the site itself.',
  addressInUse: 'This address is already in use.',
  logoutNotInitiated: 'The logout was not initiated from within the page.',
  loggedOut: 'You successfully logged out!',
  signInError: 'There was an error signing in.',
  windowClosed: 'The user closed the window.',
  unknownComponent: 'ERROR',
} as const;

/** Questions that are asked before something is done. */
export const confirmations = {
  deletePage: 'Are you sure you want to delete this page?',
  restorePage: 'Are you sure you want to restore this page?',
  deleteComponent: 'Are you sure you want to delete this component and remove all associations to it?',
  removeComponent: 'Are you sure you want to remove this component from the page?',
  createDraft: (version: number) => `Are you sure you want to create a draft from V${version}?`,
  createEmptyDraft: 'Are you sure you want to create a draft?',
  deleteDraft: 'Are you sure you want to delete this draft?',
  deleteTab: 'Are you sure you want to delete this tab?',
  deleteImage: 'Are you sure you want to delete this image?',
  deleteField: (name: string) => `Are you sure you want to delete field '${name}'?`,
  deleteSubmission: (id: number) => `Are you sure you want to delete submission ${id}?`,
  deleteUser: (email: string) => `Are you sure you want to delete ${email}?`,
} as const;
