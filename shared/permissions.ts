/** Who may make a call. One table for the server (enforces) and the admin (shows or hides). */
export const roles = ['Admin', 'Level4'] as const;
export type Role = (typeof roles)[number];

/**
 * public: a visitor of a site (on the admin's own origin the same calls need a session);
 * stranger: nobody is known yet, the first calls of a sign-in; attempt: the password was right, the second
 * factor is still due; staff: any session; admin: an Admin; vendorAdmin: an Admin of the vendor company.
 */
export type Audience = 'public' | 'stranger' | 'attempt' | 'staff' | 'admin' | 'vendorAdmin';

export interface Person {
  role: Role;
  isVendor: boolean;
}

/** Whether a signed-in person belongs to the audience of a call. */
export function isAllowed(audience: Audience, person: Person): boolean {
  switch (audience) {
    case 'admin':
      return person.role === 'Admin';
    case 'vendorAdmin':
      return person.role === 'Admin' && person.isVendor;
    default:
      return true;
  }
}

/**
 * What an editor changes on the live site without a review. A company keeps any of it to its Admins; whatever it
 * leaves to editors is logged and mailed to the Admins.
 */
export const liveChanges = ['formFields', 'formTexts', 'imageFiles', 'imageTexts'] as const;
export type LiveChange = (typeof liveChanges)[number];
export const liveChangeLabels: Record<LiveChange, string> = {
  formFields: 'Fields of forms',
  formTexts: 'Names, columns and thank-you texts of forms',
  imageFiles: 'Replacing and deleting images',
  imageTexts: 'Alt texts of images',
};
