// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title Which OpenPGP key an account seals and signs its requests with
/// @notice Nobody owns this contract. An account speaks through its signature, so anybody may send and pay for it.
/// @dev The signature is over the text of the key and nothing else, as people sign it when they register with a service.
/// So it holds on every chain and for every copy of this contract, and the order in which keys arrive here decides:
/// whoever holds signatures of two keys of an account must send them in the order in which they were made.
interface IAccountRegistry {
    /// @param account Whose key it is.
    /// @param keyHash keccak256 of the armored key.
    /// @param previousKeyHash The key that it replaces; zero where it is the first.
    /// @param cid Where the armored key is, and a check of what is found there.
    event KeyRegistered(
        address indexed account, bytes32 indexed keyHash, bytes32 indexed previousKeyHash, string cid
    );

    /// @notice The key has no text.
    error EmptyKey();
    /// @notice The CID is not that of the key.
    /// @param expected The one it has to be.
    error WrongCid(string expected);
    /// @notice The account did not sign this key.
    error InvalidSignature(address account);
    /// @notice It is the key of this account already.
    error KeyAlreadyRegistered(address account, bytes32 keyHash);
    /// @notice It was replaced by another, and a key that was replaced does not come back.
    error KeyReplaced(address account, bytes32 keyHash);

    /// @notice Registers the key of an account, in place of the one before.
    /// @dev The CID is not signed, but it follows from the key: a stranger who sends the signature first can only do what
    /// the account wanted.
    /// @param account Whose key it is.
    /// @param armoredKey The whole text of the OpenPGP public key.
    /// @param signature By the account over that text: EIP-191 personal_sign with 65 bytes, low s and v of 27 or 28, or
    /// whatever a contract account accepts by ERC-1271.
    /// @param cid Of the text as one raw block (CIDv1, raw, sha2-256, base32).
    function register(address account, string calldata armoredKey, bytes calldata signature, string calldata cid)
        external;

    /// @notice The key of an account: keccak256 of its text, and its CID. Zero and empty where it has none.
    function keyOf(address account) external view returns (bytes32 keyHash, string memory cid);

    /// @notice Whether an account had this key, and has replaced it.
    function isReplaced(address account, bytes32 keyHash) external view returns (bool);
}
