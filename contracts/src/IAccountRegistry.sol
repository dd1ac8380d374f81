// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title The OpenPGP key with which an account seals and signs its requests
/// @notice This contract has no owner. An account proves its consent by signature, so anyone may send it and pay for it.
/// @dev The signature covers only the text of the key, the same one that registers the key with a service.
/// So it is valid on every chain and for every copy of this contract, and the order in which keys arrive here decides:
/// a sender with signatures of two keys of an account must send them in the order in which they were made.
interface IAccountRegistry {
    /// @param account The account of the key.
    /// @param keyHash keccak256 of the armored key.
    /// @param previousKeyHash The key that it replaces; zero for the first.
    /// @param cid The location of the armored key, and a check of its content.
    event KeyRegistered(
        address indexed account, bytes32 indexed keyHash, bytes32 indexed previousKeyHash, string cid
    );

    /// @notice The key has no text.
    error EmptyKey();
    /// @notice The CID does not match the key.
    /// @param expected The CID of the key.
    error WrongCid(string expected);
    /// @notice The account did not sign this key.
    error InvalidSignature(address account);
    /// @notice The account already has this key.
    error KeyAlreadyRegistered(address account, bytes32 keyHash);
    /// @notice The account has replaced this key; replaced keys cannot return.
    error KeyReplaced(address account, bytes32 keyHash);

    /// @notice Registers the key of an account, replacing the previous one.
    /// @dev The CID is not signed, but derived from the key: a stranger who sends the signature first can only do what
    /// the account wanted.
    /// @param account The account of the key.
    /// @param armoredKey The whole text of the OpenPGP public key.
    /// @param signature By the account over that text: EIP-191 personal_sign with 65 bytes, low s and v of 27 or 28, or
    /// one that a contract account accepts by ERC-1271.
    /// @param cid Of the text as one raw block (CIDv1, raw, sha2-256, base32).
    function register(address account, string calldata armoredKey, bytes calldata signature, string calldata cid)
        external;

    /// @notice The key of an account: keccak256 of its text, and its CID. Zero and empty if it has none.
    function keyOf(address account) external view returns (bytes32 keyHash, string memory cid);

    /// @notice Whether an account registered this key and then replaced it.
    function isReplaced(address account, bytes32 keyHash) external view returns (bool);
}
