// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title How a contract says whether it signed something (ERC-1271)
interface IERC1271 {
    /// @return The selector of this function where the signature counts, anything else where it does not.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4);
}
