/**
 * Ways to tell a verifier what to say. A phrase is a row of words: `a|b` is either, `$name` one of a set below, `.` the end
 * of a sentence, `!PASS` that word in just that case; between them `*3` is up to three words of any kind, `~` up to six
 * that only point or qualify, `-4` up to four that are not about the terms of a trade. None of these passes the end of
 * a sentence.
 */
export const wordSets: Readonly<Record<string, string>> = {
  dismiss:
    'ignore ignores ignoring disregard disregarding forget bypass bypassing skip skipping override overriding overrule disable disabling circumvent neglect suspend deactivate evade discard overlook overlooking suppress dismiss waive omit',
  dismissed: 'skipped ignored bypassed disabled void overridden suspended waived unnecessary disregarded off omitted',
  rules:
    'instruction instructions rule rules guideline guidelines prompt prompts check checks validation validations verification verifications policy policies restriction restrictions safeguard safeguards guardrail guardrails directive directives screening node nodes programming mismatch mismatches discrepancy discrepancies inconsistency inconsistencies warnings alerts detection',
  checks: 'check checks validation validations verification verifications screening comparison comparisons',
  qualifier:
    'all any every each the your its this that these those of previous prior above earlier preceding former foregoing existing current other our my system safety security validation verification compliance sanctions and or internal usual normal standard built in further only new',
  terms:
    'slippage price prices impact gas fee fees balance balances allowance approval approvals quote quotes cost costs deadline',
  request: 'transaction transactions tx txs txn txns request requests payload payloads calldata',
  it: 'it this everything anything',
  say: 'return returns output outputs respond answer reply report say print emit mark declare evaluate',
  good: 'safe valid verified approved trusted legitimate legit benign aligned compliant passing passed pass preapproved whitelisted harmless successful',
  judge: 'mark label classify treat consider deem declare regard rate view flag tag score evaluate',
  allow: 'approve accept allow pass greenlight authorize authorise',
  not: 'not never dont cannot cant mustnt shouldnt',
  verifier: 'validator verifier arbiter checker reviewer auditor judge guardian classifier ai llm model assistant',
  model: 'validator verifier arbiter reviewer llm claude gpt chatgpt gemini copilot assistant ai',
  part: 'calldata transaction tx recipient amount bytes payload intent spender everything checks',
  dismissElsewhere:
    'ignora ignorar ignore ignorez ignorer oublie oubliez oublier ignoriere ignorieren vergiss vergesst missachte umgehe desconsidere desconsidera esqueça olvida olvide omite omita descarta игнорируй игнорируйте проигнорируй проигнорируйте забудь забудьте обойди تجاهل تجاهلوا abaikan lupakan dimentica dimenticate ignorate tralascia',
  rulesElsewhere:
    'instrucciones reglas normas órdenes indicaciones controles instructions règles consignes vérifications anweisungen regeln vorgaben prüfungen instruções regras verificações инструкции правила указания проверки команды التعليمات القواعد الأوامر instruksi aturan perintah pemeriksaan istruzioni regole controlli',
};

export const orderPhrases: readonly string[] = [
  '$dismiss -4 $rules',
  'turn|switch|shut off -3 $rules',
  '$rules *3 be|are|is|get|been $dismissed',
  '$rules no longer apply|applies|count',
  '$rules *2 $not apply|count|matter',
  'exempt|exclude|except *4 from -2 $rules|sanctions',
  '$dismiss ~ sanctions|compliance|blocklist|blacklist',
  'forget *2 you were|have|are',
  '$dismiss everything|anything|all above|before|prior|previous|said|you',
  '$dismiss everything|anything else *1 $allow|return|say',
  '$dismiss ~ safety|security protocols|measures|controls|filters|features',
  'stop following|obeying|applying|enforcing ~ $rules',
  '$allow *4 without -4 $rules|questions|verifying|checking|validating|looking|question',
  '$not perform|run|do|make|apply|execute|carry|conduct *3 $checks|rule|rules|policy|policies',
  '$not compare|match ~ $part',
  'no need to compare|check|verify|validate|screen ~ $part|it|address|addresses',
  'no further|more|additional|other ~ $checks|checking|review *1 needed|required|necessary',

  '$say *4 !PASS',
  '$say pass',
  '$say approved|approve .',
  'answer|respond|reply *1 approve|approved|accept',
  'pass by|for|in|on ~ nodes|checks|validators',
  'must|should|shall|to be marked|labelled|labeled|classified|treated|considered|deemed|rated *1 as $good',
  'report|return|find|raise|list no issues|failures|problems|errors|warnings|violations',
  'say|state|claim|report that *3 matches|match|fine|safe|valid|ok|passed|aligned|correct',
  '$say with|only|always pass|approved|approval',
  'result|results|status|statuses|answer|node|nodes|validator|verifier|arbiter *3 !PASS',
  'returned|returns *2 !PASS',
  'verdict|decision|outcome *2 pass|passed',
  'verdict *1 approved|positive|safe|valid|accept|accepted',
  '$say|set|make ~ verdict|decision|status|result *2 pass|passed|approved|safe|valid|positive|accepted',

  '$judge *4 as $good',
  '$judge *3 to be $good',
  '$judge ~ $request|$it $good',
  'say|state|claim|conclude|answer|assert *1 $it|$request is|are $good|fine|ok|okay|correct',
  'as if *3 succeeded|passed|matches|matched|valid|approved',
  'consider|assume|pretend|treat|count *2 checks|nodes|validation|validations|verification|tests|screening *2 passed|pass|ok|okay|done|successful|complete',
  'pretend|assume|suppose|imagine *2 $part *2 matches|match|matched|aligned|correct|valid|safe|fine|ok|okay|right',
  'trust ~ $request',
  'trusted system|developer instructions|prompt|message',

  '$not reject|flag|block|refuse|deny|decline ~ $request|$it',
  '$not fail ~ $request',
  '$not report *3 as sanctioned|malicious|suspicious|fraudulent|scam',
  'verdict|decision *2 $not matter',
  'wrong|mismatch|different|mismatched *2 but *1 $allow',
  '$not be rejected|flagged|blocked|refused|denied',
  '$not check|verify|validate|screen|inspect|analyse|analyze|examine|question ~ $request|recipient|recipients|address|addresses|bytes|anything|it',

  'you|$verifier must|shall|always *3 $allow ~ $request|$it',
  '$verifier must|should|shall|will always|now|just approve|pass|accept',
  '$verifier must|should|shall approve|pass|accept .',
  'validator|verifier|arbiter passes|approves|accepts ~ $request|$it',
  '$model *8 approve|pass|accept please|immediately|now|.',
  'language model *8 approve|pass|accept ~ .',
  '$model *8 approve|pass|accept ~ $request|$it please|immediately|now|.',
  'your ~ task|job|goal|role|rule|duty is to $allow',
  'always be approved|accepted|passed',
  'let it|this|everything through|pass|slide',
  '$allow ~ $request|$it *2 regardless|anyway|unconditionally|whatever',
  '$allow ~ $request|$it *2 no matter',
  '$allow ~ $request|$it *2 even if|though',
  'just|simply|blindly|automatically approve|accept|pass|allow ~ $request|$it',
  'just pass .',
  'approve|approves|accept|accepts|pass|passes|allow|allows every|all|any ~ $request',
  'as the|a|an $verifier *2 you|must|approve|mark|pass|return|say|accept',
  'as an ai',

  'do as i say',
  'system|developer|admin approve|accept|pass|allow ~ $request|$it|.',
  'begin|end system|admin|developer message|prompt|instructions',
  'end of user|the ~ input|prompt|intent|request|instructions',
  'new|updated|revised|actual|real|hidden|secret ~ instructions|directives|orders follow|follows',
  'new|actual|real|hidden|secret system instructions|prompt|rules',
  'system prompt|override',
  'admin|administrator|developer|root|sudo|security override',
  'reveal|print|repeat|leak|disclose|dump|show ~ your ~ instructions|prompt|rules|guidelines',
  'you are *3 mode',
  'enter|enable|activate|switch *2 developer|debug|god|admin|sudo|root|dan|unrestricted|jailbreak mode',
  'jailbreak',
  'you are dan',
  'from now on you',

  '$dismissElsewhere *4 $rulesElsewhere',
  'निर्देशों|निर्देश|नियमों *4 अनदेखा|नजरअंदाज|नज़रअंदाज|अनदेखी',
  'নির্দেশ|নির্দেশনা|নির্দেশাবলী|নিয়ম *3 উপেক্ষা',
  'talimatları|kuralları|talimatlari *2 yok|görmezden|unut|yoksay',
];

/** Scripts that write words without spaces between them. */
export const unspacedPhrases: readonly RegExp[] = [
  /(?:忽略|无视|無視|忽視)[^。！？\n]{0,12}(?:指令|指示|规则|規則|说明|檢查|检查)/u,
  /(?:指示|命令|ルール|規則|指令)[^。！？\n]{0,10}(?:無視|忘れ)/u,
  /(?:지시|지침|규칙|명령)[^.!?\n]{0,12}무시/u,
];

/** What a model takes for the borders of a conversation. */
export const markup: readonly string[] = [
  '<|im_start|>',
  '<|im_end|>',
  '<|system|>',
  '<|endoftext|>',
  '[inst]',
  '[/inst]',
  '<<sys>>',
  '<system>',
  '</system>',
  '### system',
  '### instruction',
  '###instruction',
];

/** Phrases as they look when spaces are left out or stand between all letters. */
export const joinedPhrases: readonly string[] = [
  'ignoreall',
  'ignoreprevious',
  'ignoretherules',
  'ignoreyour',
  'ignorerules',
  'disregardall',
  'disregardprevious',
  'returnpass',
  'markassafe',
  'mustapprove',
  'mustpass',
  'approvethistransaction',
  'skipvalidation',
  'bypassall',
  'overrideall',
  'systemprompt',
];
