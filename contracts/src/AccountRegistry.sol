// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {AccountSignature} from "./AccountSignature.sol";
import {IAccountRegistry} from "./IAccountRegistry.sol";
import {RawCid} from "./RawCid.sol";

/// @title Implements IAccountRegistry
contract AccountRegistry is IAccountRegistry {
    struct Key {
        bytes32 keyHash;
        /// @dev sha256 of the text: the CID contains nothing else, and would take two more slots.
        bytes32 contentHash;
    }

    mapping(address account => Key) private keys;
    mapping(address account => mapping(bytes32 keyHash => bool)) public isReplaced;

    /// @inheritdoc IAccountRegistry
    function register(address account, string calldata armoredKey, bytes calldata signature, string calldata cid)
        external
    {
        if (bytes(armoredKey).length == 0) revert EmptyKey();
        bytes32 contentHash = sha256(bytes(armoredKey));
        string memory expected = RawCid.encode(contentHash);
        if (keccak256(bytes(cid)) != keccak256(bytes(expected))) revert WrongCid(expected);

        bytes32 keyHash = keccak256(bytes(armoredKey));
        bytes32 previous = keys[account].keyHash;
        if (previous == keyHash) revert KeyAlreadyRegistered(account, keyHash);
        if (isReplaced[account][keyHash]) revert KeyReplaced(account, keyHash);
        if (!AccountSignature.isBy(account, signedDigest(armoredKey), signature)) revert InvalidSignature(account);

        if (previous != 0) isReplaced[account][previous] = true;
        keys[account] = Key(keyHash, contentHash);
        emit KeyRegistered(account, keyHash, previous, expected);
    }

    /// @inheritdoc IAccountRegistry
    function keyOf(address account) external view returns (bytes32 keyHash, string memory cid) {
        Key storage key = keys[account];
        keyHash = key.keyHash;
        if (keyHash != 0) cid = RawCid.encode(key.contentHash);
    }

    /// @dev The digest that a wallet signs for a text (EIP-191, version "E").
    function signedDigest(string calldata text) private pure returns (bytes32) {
        return keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n", decimal(bytes(text).length), text));
    }

    function decimal(uint256 value) private pure returns (bytes memory digits) {
        uint256 length = 1;
        for (uint256 rest = value / 10; rest != 0; rest /= 10) ++length;
        digits = new bytes(length);
        for (; length != 0; value /= 10) digits[--length] = bytes1(uint8(48 + value % 10));
    }
}
