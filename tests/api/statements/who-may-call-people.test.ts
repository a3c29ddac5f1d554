import { startAcme } from '../../support/acme';
import { pngOf } from '../../support/images/sample-images';
import { fileOf } from '../../support/images/upload';
import { type CallRow, type Named, prepareCallers } from '../../support/who-may-call';

/** Who may make each call of document 2 for users and images, and its response for unknown ids. */
const describeCalls = prepareCallers(await startAcme({ runJobs: false }));

const noUser = [404, 'This user was not found.'] as const;
const noImage = [404, 'This image was not found.'] as const;
const nothing = () => ({});
const described = ({ image }: Named) => ({ Id: image, ImageDescription: 'A boat' });
const person = {
  firstName: 'Ann',
  lastName: 'Baker',
  email: 'ann@home.example',
  phoneNumber: '207 555 0123',
};

const peopleCalls: CallRow[] = [
  [
    'GET users/GetUsersByCompany [1:26] [1:41] [2:28] [2:209] [1:207] [1:208] [1:9] [2:7] [1:7]',
    'Admin',
    nothing,
    200,
  ],
  [
    'GET users/GetUsers [1:26] [1:41] [2:76] [2:209] [1:207] [1:208] [1:9] [2:7] [1:8] [1:7]',
    'Admin',
    ({ user }) => ({ id: user }),
    noUser,
  ],
  ['GET users/GetEmptyUser [1:26] [1:41] [2:209] [1:207] [1:208] [1:9] [2:7] [1:7]', 'Admin', nothing, 200],
  [
    'POST users [1:9] [1:26] [1:41] [1:207] [2:7] [2:209] [1:208] [2:29] [1:7] [2:137]',
    'Admin',
    () => ({ ...person, firstName: '', role: 'Level4' }),
    [400, 'First Name is required.'],
  ],
  [
    'PUT users/AdminEditUser [1:26] [1:41] [1:207] [2:209] [1:208] [1:9] [2:7] [2:29] [1:8] [1:7]',
    'Admin',
    ({ user }) => ({ ...person, role: 'Level4', id: user, revision: 1 }),
    noUser,
  ],
  [
    'DELETE users/DeleteUsers [1:26] [1:41] [2:209] [1:207] [1:208] [1:9] [2:7] [1:8] [1:7]',
    'Admin',
    ({ user }) => ({ id: user }),
    noUser,
  ],
  ['POST ImageUpload/RetrieveAll [1:31] [1:132] [1:264] [2:30] [2:213] [1:7]', 'Author', nothing, 200],
  [
    'POST ImageUpload/ImageUpload [1:9] [2:7] [2:214] [1:7] [2:145]',
    'Level4',
    () => ({ ImageName: 'a.png', Image: fileOf(pngOf(4, 4)) }),
    [400, 'You must provide an image description.'],
  ],
  ['POST ImageUpload/EditImage [2:215] [1:9] [2:7] [1:8] [1:7]', 'Level4', described, noImage],
  ['POST ImageUpload/DeleteImage [2:216] [1:9] [2:7] [1:8] [1:7]', 'Level4', described, noImage],
];
describeCalls('calls of users and images [1:43] [1:288]', peopleCalls);
