import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Cloud } from './cloud';
import type { writeSmallApp } from './fixture/small-app';
import {
  addMailEvents,
  directory,
  type Echo,
  notes,
  sendTo,
  start,
  startCloudPerTest,
} from './testing/cloud-per-test';

startCloudPerTest();

describe('rules and companies', () => {
  it('runs a rule’s target with its input', async () => {
    const running = await start();
    running.runSchedules();
    await running.settled();
    expect(notes()).toEqual(['Create acme', '{"sweep":true}']);
  });

  it('passes events of SES to the target of an event rule', async () => {
    const running = await start({}, addMailEvents);
    await sendTo(running, 'bounce@simulator.amazonses.com', 'ann@acme.example');
    await vi.waitFor(() => expect(notes()).toHaveLength(2), { timeout: 15_000 });
    const event = JSON.parse(notes().find((line) => line.startsWith('{')) ?? '');
    expect(event['detail-type']).toBe('Email Bounced');
    expect(event.detail.mail.tags.company).toEqual(['acme']);
  });

  it('provisions a company once, and again when its properties change', async () => {
    const data = path.join(directory, 'data');
    await (await start({ data })).stop();
    await (await start({ data })).stop();
    expect(notes()).toEqual(['Create acme']);
    await start({ data }, (resources) => {
      resources.Company = { ...resources.Company, Type: 'Custom::Company' };
      Object.assign(resources.Company.Properties ?? {}, { Count: 4 });
    });
    expect(notes()).toEqual(['Create acme', 'Update acme']);
  });
});

describe('throttles', () => {
  const throttled =
    (settings: object): Parameters<typeof writeSmallApp>[1] =>
    (resources) =>
      Object.assign(resources.ApiStage?.Properties ?? {}, settings);
  const one = { ThrottlingRateLimit: 0.001, ThrottlingBurstLimit: 1 };
  const statuses = async (running: Cloud) => {
    const ask = () => running.request('admin', { method: 'POST', path: '/api/pages/save' });
    return [(await ask()).status, (await ask()).status];
  };

  it('of the template apply per route and in total, unless a test turns them off', async () => {
    const ofRoute = { RouteSettings: { 'POST /api/pages/save': one } };
    const ofAll = { DefaultRouteSettings: one };
    for (const settings of [ofRoute, ofAll]) {
      const running = await start({}, throttled(settings));
      expect(await statuses(running)).toEqual([200, 429]);
      await running.stop();
    }
    expect(await statuses(await start({ throttles: false }, throttled(ofAll)))).toEqual([200, 200]);
  });

  it('stop the start where they name no route, or have unknown settings', async () => {
    const lost = start({}, throttled({ RouteSettings: { 'POST /api/lost': one } }));
    await expect(lost).rejects.toThrow('Small.ApiStage has settings for POST /api/lost, which is no route');
    const odd = start({}, throttled({ DefaultRouteSettings: { ...one, LoggingLevel: 'INFO' } }));
    await expect(odd).rejects.toThrow('the route setting LoggingLevel');
  });
});

describe('an unknown resource', () => {
  it('stops the start with the name of the type or property', async () => {
    await expect(
      start({}, (resources) => Object.assign(resources, { Q: { Type: 'AWS::Kinesis::Stream' } })),
    ).rejects.toThrow('AWS::Kinesis::Stream (Small.Q)');
    const withLayer = start({}, (resources) =>
      Object.assign(resources.Pages?.Properties ?? {}, { Layers: ['x'] }),
    );
    await expect(withLayer).rejects.toThrow('AWS::Lambda::Function.Layers (Small.Pages)');
  });

  it('stops the start for a policy condition that cannot be evaluated', async () => {
    const odd = {
      Effect: 'Allow',
      Action: '*',
      Resource: '*',
      Condition: { DateLessThan: { 'aws:CurrentTime': 'x' } },
    };
    const policy = { PolicyName: 'odd', PolicyDocument: { Statement: [odd] } };
    const withOdd = start({}, (resources) =>
      Object.assign(resources.PagesRole?.Properties ?? {}, { Policies: [policy] }),
    );
    await expect(withOdd).rejects.toThrow(/Small.PagesRole.*DateLessThan/);
  });
});

describe('data', () => {
  it('survives a restart: secrets and provisioned resources', async () => {
    const data = path.join(directory, 'data');
    const first = await start({ data });
    const secret = async (running: Cloud) => {
      const answer = await running.request('admin', { method: 'POST', path: '/api/pages/save' });
      return answer.json<Echo>().event.headers['x-edge-secret'];
    };
    const before = await secret(first);
    await first.stop();
    expect(await secret(await start({ data }))).toBe(before);
  });

  it('belongs to one running process at a time', async () => {
    const data = path.join(directory, 'data');
    await (await start({ data })).stop();
    // The parent process lives as long as this test run.
    writeFileSync(path.join(data, 'lock'), String(process.ppid));
    await expect(start({ data })).rejects.toThrow(/is in use by another Galley \(process \d+\)/);
    writeFileSync(path.join(data, 'lock'), '999999999');
    await expect(start({ data })).resolves.toBeDefined();
  });
});
