import type { Seed } from './seed.ts';

/** Hindi and Urdu in Latin letters. */
export const hindiInLatin: Seed = {
  code: 'hi-Latn',
  hasPostpositions: true,
  verbs: {
    send: `bhej bhejo bhejna bhejdo bhej_do bhej_de bhejde bhej_dena bhejiye bhej_dijiye bhej bhejen transfer transfer_kar
      transfer_karo`,
    pay: 'pay chuka chuka_do chukao pay_kar pay_karo payment_kar ada_kar',
    swap: `badal badal_do badal_de badlo badalna swap_kar swap_karo exchange_kar exchange_karo convert convert_kar convert_karo`,
    buy: 'kharid kharido kharid_lo kharid_le kharid kharid_do kharidna khareed khareedo khareed_lo buy_kar buy_karo le_lo_kharid',
    sell: 'bech becho bech_do bech_de bechna sell_kar sell_karo bech_dena',
    deposit: `jama jama_kar jama_karo jama_kar_do jama_karwa_do deposit_kar deposit_karo daal daal_do daal_de dal_do dal_de daldo dalo
      daalo rakh_do`,
    withdraw: `nikal nikalo nikal_lo nikal_le nikal_do nikal_de nikaal nikaalo nikaal_lo nikaal_do nikalna withdraw_kar withdraw_karo`,
    borrow: 'udhar_lo udhaar_lo udhar_le udhaar_le borrow borrow_kar borrow_karo',
    repay: 'repay_kar repay_karo wapas_chuka karz_chuka udhaar_chuka',
    stake: 'stake_kar stake_karo',
    unstake: 'unstake_kar unstake_karo',
    wrap: 'wrap_kar wrap_karo',
    unwrap: 'unwrap_kar unwrap_karo',
    bridge: 'bridge_kar bridge_karo',
    approve: 'approve_kar approve_karo manzoor_kar',
    revoke: 'revoke_kar revoke_karo',
    remove: 'hata hata_do hata_de hatao hatado hatade hata_dena',
    claim: 'claim_kar claim_karo',
  },
  roles: {
    object: 'ko',
    to: 'ko pe par me mein ke_paas',
    on: 'pe par me mein wala wale ke_through network_pe ke_zariye',
    from: 'se ka ke ki',
    for: 'me mein ke_liye ke_badle ko ka ke ki',
    with: 'se',
  },
  min: 'kam_se_kam kamsekam minimum at_least',
  max: 'zyada_se_zyada maximum',
  all: 'sab saare sare saara sara poora pura poore pure sabhi',
  half: 'aadha aadhe adha adhe',
  numbers: {
    one: 'ek',
    three: 'teen',
    four: 'char chaar',
    five: 'paanch panch',
    six: 'chhe cheh',
    seven: 'saat',
    eight: 'aath',
    nine: 'nau',
    ten: 'das',
    twenty: 'bees',
    'twenty five': 'pachees',
    thirty: 'tees',
    forty: 'chalis chaalis',
    fifty: 'pachas pachaas',
    hundred: 'sau',
    thousand: 'hazar hazaar hajar',
    '1.5': 'dedh',
    '2.5': 'dhai',
  },
  names: { BTC: 'bitcoin', arbitrum: 'arbitram' },
  self: 'mere_wallet meri_wallet apne_wallet mere_account',
  approval: 'ijazat manzoori permission',
  and: 'aur phir_uske_baad',
  asks: 'kya_aap kya_tum aap_please sakte_ho sakte_hain sakta_hai sakti_ho sakoge mujhe_chahiye_ki',
  fillers: `bhai bhaiya yaar didi ji mere mera meri apna apne apni kar karo kardo krdo kar_do kar_de karde kar_dena kr_do kr_de karna kariye
    kar_dijiye do de dena dedo le lo lena ka ke ki ko wala wale wali network wallet address please plz shukriya dhanyavaad dhanyawad
    namaste salam salaam assalam_o_alaikum abhi jaldi se yahan arre oye sun suno zara`,
  reasons: 'mummy papa behen behan dost ammi abbu maa biwi kiraya kiraye khana khane chai gift salary bill ticket rent',
  stops: `nahi nahin nai nhi mat na mana ruk ruko rukna rukiye ruk_jao thehro thahro rehne rehne_do rehne_de chhod chhodo chodo chhod_do
    cancel_kar cancel bhool_jao bhul_jao band_karo irada mazak kal parso baad baad_me baad_mein aaj_raat shaam subah agle_hafte agle_mahine
    agar jab jab_tak tab jaise_hi warna varna nahi_to jabki pehle har_hafte har_mahine har_din roz diya diye di_thi bheja bheji bheje bhej_diya
    bhej_chuka chuka_hoon chuka_hun chuki gaya gayi raha rahi rahe tha thi bola boli bole kaha kehta keh kehna maanga manga pucha likha
    shayad shaayad chahiye chahiye_kya du doon dun karun karu kyun kyu kaise kitna kitne ya_phir ya sirf_tab ke_alawa bina yaad_dilana
    yaad confirm galti sorry socha soch lekin par_abhi abhi_nahi hoga hogi jaye jaaye jayega aaye aayega mile milega`,
};
