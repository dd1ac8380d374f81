// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title The verification services: who judges requests, and how to seal requests for them
/// @notice This contract has no owner. Only its own owner can change a service.
/// @dev Anyone may register a service with any data: a name, an inbox or a key, even those of another service,
/// proves nothing. A reader can rely only on the id and the owner.
interface IVerificationServiceRegistry {
    /// @param owner The account that changes the service and signs its verdicts.
    /// @param inbox The address that requests are addressed to.
    /// @param active Whether it accepts requests.
    /// @param pgpKeyHash keccak256 of the armored OpenPGP key that requests are sealed for. Clients that fetch the key
    /// compare it with this hash.
    /// @param name The name shown to people.
    /// @param pgpKeyCid The location of the armored key.
    struct Service {
        address owner;
        address inbox;
        bool active;
        bytes32 pgpKeyHash;
        string name;
        string pgpKeyCid;
    }

    /// @notice A new service, active from now on.
    event ServiceRegistered(
        uint256 indexed id, address indexed owner, address indexed inbox, string name, bytes32 pgpKeyHash, string pgpKeyCid
    );
    /// @notice The new description of the service.
    event ServiceUpdated(
        uint256 indexed id, address indexed inbox, string name, bytes32 pgpKeyHash, string pgpKeyCid
    );
    event ServiceDeactivated(uint256 indexed id);
    event ServiceReactivated(uint256 indexed id);
    /// @notice The owner offers the service to another account; the zero address withdraws an offer.
    event OwnershipOffered(uint256 indexed id, address indexed owner, address indexed candidate);
    /// @notice The other account accepted.
    event OwnershipTransferred(uint256 indexed id, address indexed previousOwner, address indexed owner);

    error ServiceNotFound(uint256 id);
    error NotServiceOwner(uint256 id, address caller);
    /// @notice The service was not offered to this account.
    error NotOwnershipCandidate(uint256 id, address caller);
    error ServiceNotActive(uint256 id);
    error ServiceAlreadyActive(uint256 id);
    /// @notice The inbox is the zero address.
    error InvalidInbox();
    /// @notice The name must have from 1 to 400 bytes.
    error InvalidName();
    /// @notice The hash of a key must not be zero, and its CID must have from 1 to 128 bytes.
    error InvalidPgpKey();

    /// @notice Registers a service that belongs to the caller.
    /// @return id Counted up from 1; never reused.
    function register(address inbox, string calldata name, bytes32 pgpKeyHash, string calldata pgpKeyCid)
        external
        returns (uint256 id);

    /// @notice Replaces the whole description of the service.
    function update(uint256 id, address inbox, string calldata name, bytes32 pgpKeyHash, string calldata pgpKeyCid)
        external;

    /// @notice The service accepts no new requests; it still answers those it has.
    function deactivate(uint256 id) external;

    /// @notice The service accepts requests again.
    function reactivate(uint256 id) external;

    /// @notice Offers the service to another account, replacing an earlier offer. The zero address withdraws it.
    function offerOwnership(uint256 id, address candidate) external;

    /// @notice Takes over a service that was offered to the caller. Verdicts that the previous owner signed then no longer
    /// count as signed by the owner.
    function acceptOwnership(uint256 id) external;

    /// @notice The number of services: their ids are 1 to this.
    function serviceCount() external view returns (uint256);

    /// @notice A service by its id; reverts if there is none.
    function getService(uint256 id) external view returns (Service memory);

    /// @notice The owner of a service; reverts if there is none.
    function ownerOf(uint256 id) external view returns (address);

    /// @notice The account that may take over the service; the zero address if there is no offer.
    function candidateOf(uint256 id) external view returns (address);

    /// @notice Whether the service exists and accepts requests.
    function isActive(uint256 id) external view returns (bool);
}
