import { samplePdf } from '../support/files/sample-files';
import { noisyPng } from '../support/images/sample-images';
import type { Act } from './act';
import { type Chance, count, type HourCompany, oneOf } from './company';

/** Pictures and documents: uploaded, replaced, described, deleted. */

const mostKept = 6;

const picture = (chance: Chance) =>
  new File([new Uint8Array(noisyPng(300 + chance(400), 200 + chance(300)))], 'boat.png', {
    type: 'image/png',
  });
const document = (chance: Chance) =>
  new File([new Uint8Array(samplePdf(`%${chance(1_000_000)}`))], 'prices.pdf');

const hasImages = ({ images }: HourCompany) => images.length > 0;
const hasFiles = ({ files }: HourCompany) => files.length > 0;

export const libraryActs: Act[] = [
  {
    name: 'upload a picture',
    weight: 3,
    may: ({ images }) => images.length < mostKept,
    run: async (company, chance) => {
      const words = { imageDescription: `Boat ${chance(1_000)}`, altText: '' };
      const id = await company.admin.call('uploadImage', {
        ...words,
        imageName: 'boat.png',
        image: picture(chance),
      });
      count(company, 'images');
      company.images.push(id);
    },
  },
  {
    name: 'replace or describe a picture',
    weight: 2,
    may: hasImages,
    run: async (company, chance) => {
      const id = oneOf(chance, company.images);
      if (chance(2) === 0) {
        await company.admin.call('replaceImage', { id, imageName: 'boat.png', image: picture(chance) });
        return;
      }
      await company.admin.call('editImage', { id, imageDescription: `Sloop ${chance(1_000)}` });
      await company.admin.call('getImageUsage', { id });
    },
  },
  {
    name: 'delete a picture',
    weight: 2,
    may: ({ images }) => images.length >= mostKept,
    run: async (company) => {
      const id = company.images.shift();
      if (id) await company.admin.call('deleteImage', { id });
    },
  },
  {
    name: 'upload a document',
    weight: 2,
    may: ({ files }) => files.length < mostKept,
    run: async (company, chance) => {
      const file = document(chance);
      const id = await company.admin.call('uploadFile', { title: 'Prices', fileName: 'prices.pdf', file });
      count(company, 'files');
      company.files.push(id);
    },
  },
  {
    name: 'replace a document',
    weight: 2,
    may: hasFiles,
    run: async (company, chance) => {
      const id = oneOf(chance, company.files);
      await company.admin.call('replaceFile', { id, fileName: 'prices.pdf', file: document(chance) });
    },
  },
  {
    name: 'delete a document',
    weight: 2,
    may: ({ files }) => files.length >= mostKept,
    run: async (company) => {
      const id = company.files.shift();
      if (id) await company.admin.call('deleteFile', { id });
    },
  },
  {
    name: 'begin an upload and give it up',
    weight: 1,
    run: async (company) => {
      await company.admin.call('startFileUpload', { fileName: 'brochure.pdf', bytes: 5_000_000 });
    },
  },
];
