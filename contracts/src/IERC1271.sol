// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title Signature validation by contract accounts (ERC-1271)
interface IERC1271 {
    /// @return The selector of this function if the signature is valid, anything else if not.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4);
}
