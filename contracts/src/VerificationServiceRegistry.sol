// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IVerificationServiceRegistry} from "./IVerificationServiceRegistry.sol";

/// @title Implements IVerificationServiceRegistry
contract VerificationServiceRegistry is IVerificationServiceRegistry {
    uint256 private constant MAX_NAME_BYTES = 400;
    uint256 private constant MAX_CID_BYTES = 128;

    uint256 public serviceCount;
    mapping(uint256 id => Service) private services;
    mapping(uint256 id => address) public candidateOf;

    modifier onlyOwner(uint256 id) {
        if (msg.sender != ownerOf(id)) revert NotServiceOwner(id, msg.sender);
        _;
    }

    /// @inheritdoc IVerificationServiceRegistry
    function register(address inbox, string calldata name, bytes32 pgpKeyHash, string calldata pgpKeyCid)
        external
        returns (uint256 id)
    {
        id = ++serviceCount;
        services[id].owner = msg.sender;
        services[id].active = true;
        describe(id, inbox, name, pgpKeyHash, pgpKeyCid);
        emit ServiceRegistered(id, msg.sender, inbox, name, pgpKeyHash, pgpKeyCid);
    }

    /// @inheritdoc IVerificationServiceRegistry
    function update(uint256 id, address inbox, string calldata name, bytes32 pgpKeyHash, string calldata pgpKeyCid)
        external
        onlyOwner(id)
    {
        describe(id, inbox, name, pgpKeyHash, pgpKeyCid);
        emit ServiceUpdated(id, inbox, name, pgpKeyHash, pgpKeyCid);
    }

    /// @inheritdoc IVerificationServiceRegistry
    function deactivate(uint256 id) external onlyOwner(id) {
        if (!services[id].active) revert ServiceNotActive(id);
        services[id].active = false;
        emit ServiceDeactivated(id);
    }

    /// @inheritdoc IVerificationServiceRegistry
    function reactivate(uint256 id) external onlyOwner(id) {
        if (services[id].active) revert ServiceAlreadyActive(id);
        services[id].active = true;
        emit ServiceReactivated(id);
    }

    /// @inheritdoc IVerificationServiceRegistry
    function offerOwnership(uint256 id, address candidate) external onlyOwner(id) {
        candidateOf[id] = candidate;
        emit OwnershipOffered(id, msg.sender, candidate);
    }

    /// @inheritdoc IVerificationServiceRegistry
    function acceptOwnership(uint256 id) external {
        address previousOwner = ownerOf(id);
        if (msg.sender != candidateOf[id]) revert NotOwnershipCandidate(id, msg.sender);
        delete candidateOf[id];
        services[id].owner = msg.sender;
        emit OwnershipTransferred(id, previousOwner, msg.sender);
    }

    /// @inheritdoc IVerificationServiceRegistry
    function getService(uint256 id) external view returns (Service memory) {
        if (services[id].owner == address(0)) revert ServiceNotFound(id);
        return services[id];
    }

    /// @inheritdoc IVerificationServiceRegistry
    function ownerOf(uint256 id) public view returns (address owner) {
        owner = services[id].owner;
        if (owner == address(0)) revert ServiceNotFound(id);
    }

    /// @inheritdoc IVerificationServiceRegistry
    function isActive(uint256 id) external view returns (bool) {
        return services[id].active;
    }

    function describe(uint256 id, address inbox, string calldata name, bytes32 pgpKeyHash, string calldata pgpKeyCid)
        private
    {
        if (inbox == address(0)) revert InvalidInbox();
        if (bytes(name).length == 0 || bytes(name).length > MAX_NAME_BYTES) revert InvalidName();
        uint256 cidBytes = bytes(pgpKeyCid).length;
        if (pgpKeyHash == 0 || cidBytes == 0 || cidBytes > MAX_CID_BYTES) revert InvalidPgpKey();
        Service storage service = services[id];
        service.inbox = inbox;
        service.name = name;
        service.pgpKeyHash = pgpKeyHash;
        service.pgpKeyCid = pgpKeyCid;
    }
}
