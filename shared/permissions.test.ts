import { describe, expect, it } from 'vitest';
import {
  isAllowed,
  may,
  type Permission,
  permissions,
  type Role,
  roleLabel,
  roleMay,
  roles,
} from './permissions';

const ofLevel4: Permission[] = [
  'writeDrafts',
  'comment',
  'editSavedSections',
  'editImages',
  'editForms',
  'handleSubmissions',
];

describe('the table of permissions', () => {
  it('lets an Admin do everything except what is for the vendor [1:207] [1:209] [2:162] [1:161] [1:206] [2:166] [1:42]', () => {
    const person = { role: 'Admin', isVendor: false } as const;
    expect(permissions.filter((permission) => !may(person, permission))).toEqual(['runInstallation']);
    expect(permissions.every((permission) => may({ ...person, isVendor: true }, permission))).toBe(true);
  });

  it('lets a Level4 write and submit, also at the vendor, and publish nothing [1:208] [2:162] [1:161] [1:206] [2:166] [1:41] [1:181]', () => {
    for (const isVendor of [false, true]) {
      const allowed = permissions.filter((permission) => may({ role: 'Level4', isVendor }, permission));
      expect(allowed).toEqual(ofLevel4);
    }
  });

  it('labels the roles with their reach [2:162] [1:206]', () => {
    expect(roles.slice(0, 2).map(roleLabel)).toEqual([
      'Admin – access to the entire site',
      'Level4 – a division under Admin with access to nearly the entire site',
    ]);
  });

  it('lets an Author only write, submit and comment on drafts', () => {
    const allowed = permissions.filter((permission) => roleMay('Author', permission));
    expect(allowed).toEqual(['writeDrafts', 'comment']);
  });

  it('lets a role of a later release do nothing', () => {
    const role = 'Archivist' as Role;
    expect(permissions.some((permission) => roleMay(role, permission))).toBe(false);
    expect(roleLabel(role)).toBe('Archivist');
  });

  it("allows a call's audience exactly what it allows the permission", () => {
    for (const role of roles) {
      const person = { role, isVendor: true };
      for (const permission of permissions)
        expect(isAllowed(permission, person)).toBe(roleMay(role, permission));
      expect(isAllowed('staff', person)).toBe(true);
    }
  });
});
