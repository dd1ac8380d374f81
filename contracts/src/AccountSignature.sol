// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC1271} from "./IERC1271.sol";

/// @title Whether an account signed a digest
/// @notice Ordinary accounts sign with their key, contract accounts answer by ERC-1271. The key comes first: it still
/// controls an ordinary account that delegates to code (EIP-7702).
library AccountSignature {
    /// @dev Half of the order of secp256k1. Every signature has a twin with the other s, and only the lower one counts.
    uint256 private constant MAX_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0;

    function isBy(address account, bytes32 digest, bytes calldata signature) internal view returns (bool) {
        address signer = recover(digest, signature);
        if (signer != address(0) && signer == account) return true;
        return account.code.length != 0 && accepts(account, digest, signature);
    }

    /// @dev The zero address for anything but a 65-byte signature with a low s and a v of 27 or 28.
    function recover(bytes32 digest, bytes calldata signature) private pure returns (address) {
        if (signature.length != 65) return address(0);
        bytes32 r = bytes32(signature[:32]);
        bytes32 s = bytes32(signature[32:64]);
        uint8 v = uint8(signature[64]);
        if (uint256(s) > MAX_S || (v != 27 && v != 28)) return address(0);
        return ecrecover(digest, v, r, s);
    }

    /// @dev The whole first word must be the answer: an account that echoes its input begins with the same four bytes.
    /// Only that word is copied, so that the account pays for an endless answer.
    function accepts(address account, bytes32 digest, bytes calldata signature) private view returns (bool accepted) {
        bytes memory question = abi.encodeCall(IERC1271.isValidSignature, (digest, signature));
        bytes32 yes = bytes32(IERC1271.isValidSignature.selector);
        assembly ("memory-safe") {
            let done := staticcall(gas(), account, add(question, 0x20), mload(question), 0, 0x20)
            accepted := and(and(done, gt(returndatasize(), 0x1f)), eq(mload(0), yes))
        }
    }
}
