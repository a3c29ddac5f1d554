import { ServiceError } from '../service-error';
import { within } from '../within';
import type { ChallengeResult } from './auth-sessions';
import type { ClientSettings, User } from './user-pool';

export type TriggerName = 'DefineAuthChallenge' | 'CreateAuthChallenge' | 'VerifyAuthChallengeResponse';

/** A Lambda trigger's event in Cognito's format. The trigger returns it with `response` filled in. */
export interface TriggerEvent {
  version: string;
  region: string;
  userPoolId: string;
  userName: string;
  callerContext: { awsSdkVersion: string; clientId: string };
  triggerSource: string;
  request: Record<string, unknown>;
  response: Record<string, unknown>;
}

export type InvokeTrigger = (name: TriggerName, event: TriggerEvent) => Promise<TriggerEvent>;

/** Cognito waits this long for a trigger, whatever the function's own timeout. */
const triggerTimeoutMs = 5000;

/** The user of a challenge; undefined for one that does not exist, which the triggers are told. */
export interface ChallengeSubject {
  client: ClientSettings;
  user: User | undefined;
  username: string;
  clientMetadata: Record<string, string> | undefined;
}

export class ChallengeTriggers {
  constructor(
    private readonly region: string,
    private readonly invoke: InvokeTrigger | undefined,
  ) {}

  /** The next step after these answers. */
  async define(subject: ChallengeSubject, history: ChallengeResult[]) {
    const response = await this.call('DefineAuthChallenge', subject, { session: history }, [
      'challengeName',
      'issueTokens',
      'failAuthentication',
    ]);
    const { challengeName, issueTokens, failAuthentication } = response;
    if (!issueTokens && !failAuthentication && challengeName !== 'CUSTOM_CHALLENGE') {
      throw new ServiceError(
        'InvalidLambdaResponseException',
        `DefineAuthChallenge answered the challenge ${challengeName}; only CUSTOM_CHALLENGE is known here.`,
      );
    }
    return { issueTokens: issueTokens === true, failAuthentication: failAuthentication === true };
  }

  async create(subject: ChallengeSubject, history: ChallengeResult[]) {
    const response = await this.call(
      'CreateAuthChallenge',
      subject,
      { challengeName: 'CUSTOM_CHALLENGE', session: history },
      ['publicChallengeParameters', 'privateChallengeParameters', 'challengeMetadata'],
    );
    return {
      publicParameters: (response.publicChallengeParameters ?? {}) as Record<string, string>,
      privateParameters: (response.privateChallengeParameters ?? {}) as Record<string, string>,
      metadata: (response.challengeMetadata ?? null) as string | null,
    };
  }

  async verify(
    subject: ChallengeSubject,
    privateChallengeParameters: Record<string, string>,
    answer: string,
  ) {
    const request = { privateChallengeParameters, challengeAnswer: answer };
    const { answerCorrect } = await this.call('VerifyAuthChallengeResponse', subject, request, [
      'answerCorrect',
    ]);
    return answerCorrect === true;
  }

  private async call(
    name: TriggerName,
    { client, user, username, clientMetadata }: ChallengeSubject,
    request: Record<string, unknown>,
    responseNames: string[],
  ): Promise<Record<string, unknown>> {
    if (!this.invoke) {
      throw new ServiceError('InvalidParameterException', `The user pool has no trigger ${name}`);
    }
    const event: TriggerEvent = {
      version: '1',
      region: this.region,
      userPoolId: client.poolId,
      userName: user?.username ?? username,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: client.id },
      triggerSource: `${name}_Authentication`,
      request: structuredClone({
        userAttributes: user ? { ...user.attributes, 'cognito:user_status': user.status } : {},
        ...request,
        ...(clientMetadata && { clientMetadata }),
        userNotFound: !user,
      }),
      response: Object.fromEntries(responseNames.map((responseName) => [responseName, null])),
    };
    const answer = await withTimeout(this.invoke(name, event), name);
    if (typeof answer?.response !== 'object' || answer.response === null) {
      throw new ServiceError(
        'InvalidLambdaResponseException',
        `${name} did not return its event with a response.`,
      );
    }
    return answer.response;
  }
}

async function withTimeout(invocation: Promise<TriggerEvent>, name: string): Promise<TriggerEvent> {
  try {
    return await within(triggerTimeoutMs, invocation, () => {
      throw new ServiceError(
        'UnexpectedLambdaException',
        `${name} invocation failed due to error TimeoutError.`,
      );
    });
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError(
      'UserLambdaValidationException',
      `${name} failed with error ${(error as Error).message}.`,
    );
  }
}
