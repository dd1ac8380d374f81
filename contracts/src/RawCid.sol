// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title The CID of a block of raw bytes
/// @notice CIDv1, codec raw, sha2-256, in lower-case base32: the CID that IPFS gives a file that fits into one block.
library RawCid {
    bytes32 private constant ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

    /// @dev The four bytes before the digest (01 55 12 20) are the letters "afkrei" and two zero bits, so 258 bits are
    /// left for 52 letters of five bits; the last letter is padded with zeros.
    function encode(bytes32 digest) internal pure returns (string memory) {
        bytes memory text = "bafkrei0000000000000000000000000000000000000000000000000000";
        uint256 bits = uint256(digest);
        for (uint256 i = 0; i < 51; ++i) {
            text[7 + i] = ALPHABET[(bits >> (253 - 5 * i)) & 31];
        }
        text[58] = ALPHABET[(bits << 2) & 31];
        return string(text);
    }
}
