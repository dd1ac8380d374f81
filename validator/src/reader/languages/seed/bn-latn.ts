import type { Seed } from './seed.ts';

/** Bengali in Latin letters. */
export const bengaliInLatin: Seed = {
  code: 'bn-Latn',
  hasPostpositions: true,
  verbs: {
    send: `pathao pathan pathaw pathiye_dao pathiye_din pathiye_de pathie_dao pathaiya_dao pathay_dao patha send_koro send_kore_dao
      transfer_koro transfer_kore_dao`,
    pay: 'pay_koro porishodh_koro',
    swap: `bodlao bodle_dao bodle_daw bodol_koro bodolao swap_koro swap_kore_dao exchange_koro convert_koro convert_kore_dao`,
    buy: 'kino kine_dao kinen kine_den buy_koro',
    sell: 'becho beche_dao bikri_koro bikri_kore_dao sell_koro',
    deposit: 'joma_koro joma_dao joma_kore_dao joma_din deposit_koro deposit_kore_dao rakho rekhe_dao',
    withdraw: 'tule_dao tolo tule_din tule_nao tule_ano withdraw_koro withdraw_kore_dao ber_koro ber_kore_dao',
    borrow: 'dhar_nao borrow_koro',
    repay: 'repay_koro shodh_koro shodh_kore_dao dhar_shodh_koro',
    stake: 'stake_koro stake_kore_dao',
    unstake: 'unstake_koro unstake_kore_dao',
    wrap: 'wrap_koro wrap_kore_dao',
    unwrap: 'unwrap_koro unwrap_kore_dao',
    bridge: 'bridge_koro bridge_kore_dao',
    approve: 'approve_koro approve_kore_dao onumoti_dao onumodon_koro',
    revoke: 'revoke_koro revoke_kore_dao onumoti_shoriye_dao approval_batil_koro',
    remove: 'soriye_dao shoriye_dao sorao shorao muche_dao tule_felo',
    claim: 'claim_koro claim_kore_dao',
  },
  roles: {
    object: 'ke',
    to: 'e te ke kache er_kache',
    on: 'e te diye er_moddhe network_e dia',
    from: 'theke thekey er',
    for: 'e te er_jonno er_bodole er',
    with: 'diye dia',
  },
  min: 'kom_pokkhe komopokkhe kompokkhe minimum',
  max: 'shorboccho maximum',
  all: 'shob sob shobgulo sobgulo puro pura',
  half: 'ordhek',
  numbers: {
    '0.5': 'adha aadha',
    '1.5': 'der',
    '2.5': 'arai',
    one: 'ek',
    three: 'tin',
    four: 'char',
    five: 'pach paanch panch',
    six: 'choy',
    ten: 'dosh',
    twenty: 'bish',
    thirty: 'trish',
    forty: 'chollish',
    fifty: 'ponchash',
    'one hundred': 'eksho',
    thousand: 'hajar hazar',
  },
  names: { BTC: 'bitcoin' },
  self: 'amar_wallet amar_nijer_wallet nijer_wallet amar_account',
  approval: 'onumoti onumodon',
  and: 'ar ebong tarpor',
  asks: 'parba parben parbe apni_ki_parben',
  fillers: `bhai bhaiya vai apu dada didi amar nijer ekta ta ti gulo please plz dhonnobad dhonyobad thanks assalamu_alaikum salam ekhon ekhoni
    taratari ei network wallet address dao din taka er`,
  reasons: 'bon ma baba bondhu bhai_er bari_bhara khabar cha gift beton bill ticket bou',
  stops: `na nah noy nai nei nahi thak thak_na lagbe_na dorkar_nai darao daran dara opekkha thamo thamen bondho batil cancel bhule_jao bad_dao
    baad_dao chere_dao kalke kal porshu pore porer ajke_rate rate agami jodi tahole jokhon tokhon jotokkhon porjonto hole bolle dile pele
    age prottek protidin proti_mash pathiyechi pathiechi pathaisi pathaise pathiyeche pathalam pathiyechilam diyechi disi dilam korechi korsi
    bolse bolche boleche bollo bolechilo bole bolechi chaise cheyeche likhse jiggesh hoyto mone_hoy uchit ki keno koto kivabe othoba naki
    chara mone_koriye confirm bhul sorry thatta pathabo korbo dibo debo kinbo bechbo`,
};
