import type { Seed } from './seed.ts';

export const vietnamese: Seed = {
  code: 'vi',
  verbs: {
    send: 'chuyển gửi chuyển_khoản chuyển_giúp gửi_giúp bắn',
    pay: 'trả thanh_toán',
    swap: 'đổi hoán_đổi quy_đổi chuyển_đổi',
    buy: 'mua',
    sell: 'bán',
    deposit: 'nạp gửi_tiết_kiệm bỏ',
    withdraw: 'rút rút_ra',
    borrow: 'vay',
    repay: 'trả_nợ hoàn_trả',
    wrap: 'bọc',
    unwrap: 'mở_bọc',
    approve: 'cấp_quyền phê_duyệt duyệt cho_phép',
    revoke: 'thu_hồi thu_hồi_quyền hủy_quyền huỷ_quyền gỡ_quyền',
    claim: 'nhận_thưởng',
  },
  roles: {
    to: 'cho đến tới vào sang lên về qua',
    on: 'trên ở qua mạng tại bên vào',
    from: 'từ khỏi của',
    for: 'lấy sang thành ra cho qua của',
    with: 'bằng dùng',
  },
  min: 'ít_nhất tối_thiểu',
  max: 'nhiều_nhất tối_đa',
  all: 'toàn_bộ tất_cả hết',
  half: 'một_nửa nửa_số',
  numbers: {
    '0.5': 'nửa',
    one: 'một',
    two: 'hai',
    four: 'bốn',
    five: 'năm',
    six: 'sáu',
    seven: 'bảy',
    eight: 'tám',
    nine: 'chín',
    ten: 'mười',
    twenty: 'hai_mươi',
    thirty: 'ba_mươi',
    forty: 'bốn_mươi',
    fifty: 'năm_mươi',
    sixty: 'sáu_mươi',
    seventy: 'bảy_mươi',
    eighty: 'tám_mươi',
    ninety: 'chín_mươi',
    hundred: 'trăm',
    thousand: 'nghìn ngàn',
  },
  names: { BTC: 'bitcoin' },
  self: 'ví_tôi ví_của_tôi ví_mình ví_này ví_của_mình ví_em',
  approval: 'quyền quyền_chi_tiêu',
  and: 'và rồi_thì và_sau_đó',
  asks: 'được_không được_không_ạ bạn_có_thể có_thể_giúp giúp_được_không tôi_muốn mình_muốn em_muốn',
  fillers: `giúp giúp_mình giúp_tôi giúp_em giúp_anh giúp_với hộ hộ_mình hộ_tôi giùm giùm_mình dùm dùm_mình dùm_em nhé nha nhá ạ với đi
    cảm_ơn cám_ơn làm_ơn xin ơi bạn_ơi anh_ơi em_ơi chào xin_chào ví ví_này_nhé địa_chỉ mạng_lưới ngay bây_giờ ngay_bây_giờ số tiền
    của_tôi của_mình hãy tài_khoản đồng`,
  reasons: `em_trai anh_trai em_gái chị_gái mẹ_tôi bố_tôi bạn_tôi tiền_nhà tiền_thuê tiền_ăn tiền_trưa tiền_cà_phê tiền_điện lương
    quà_sinh_nhật vé`,
  stops: `không đừng khỏi_cần chưa chẳng khoan khoan_đã chờ_đã đợi_đã đợi_chút chờ_chút dừng dừng_lại ngừng thôi thôi_khỏi hủy huỷ hủy_bỏ
    huỷ_bỏ bỏ_qua bỏ_đi quên_đi đổi_ý lại_thôi mai ngày_mai hôm_sau lát_nữa lát tối_nay tuần_sau tháng_sau khi nếu lúc nào chừng_nào
    trừ_khi miễn_là sau_khi trước_khi mỗi hàng_tuần hàng_tháng hàng_ngày đã rồi vừa hôm_qua xong bảo nói kêu nhờ_tôi hỏi nhắn có_lẽ
    chắc có_nên nên phải_không sao tại_sao bao_nhiêu hay hoặc ngoại_trừ trừ nháp thử mô_phỏng nhắc xác_nhận thay_vì đùa giả_sử lỡ nhầm`,
};
