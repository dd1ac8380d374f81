// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// A token of which everybody has the same. Its code alone says all, so that it can be put at any address.
contract Coin {
    bytes32 private immutable name;
    uint8 public immutable decimals;
    uint256 private immutable amount;

    constructor(bytes32 name_, uint8 decimals_, uint256 amount_) {
        name = name_;
        decimals = decimals_;
        amount = amount_;
    }

    function symbol() external view returns (string memory) {
        return string(abi.encodePacked(name));
    }

    function balanceOf(address) external view returns (uint256) {
        return amount;
    }

    function allowance(address, address) external view returns (uint256) {
        return amount;
    }
}

/// The first tokens had their symbol in one word.
contract OldCoin {
    bytes32 public constant symbol = "OLD";
    uint256 public constant decimals = 18;
}

/// As much of ERC-4626 as says what it holds.
contract Vault {
    string public symbol = "vVAULT";
    uint8 public constant decimals = 18;
    address public immutable asset;

    constructor(address asset_) {
        asset = asset_;
    }
}

/// Registry and resolver of names in one: a single name has an address.
contract Names {
    bytes32 private immutable node;
    address private immutable owner;

    constructor(bytes32 node_, address owner_) {
        node = node_;
        owner = owner_;
    }

    function resolver(bytes32) external view returns (address) {
        return address(this);
    }

    function addr(bytes32 asked) external view returns (address) {
        return asked == node ? owner : address(0);
    }
}

/// As much of a Safe as says whose it is.
contract Safe {
    address[] private owners;
    uint256 public getThreshold;

    constructor(address[] memory owners_, uint256 threshold) {
        owners = owners_;
        getThreshold = threshold;
    }

    function getOwners() external view returns (address[] memory) {
        return owners;
    }
}

/// A feed whose price is of just now.
contract Feed {
    uint8 public constant decimals = 8;
    int256 private immutable price;

    constructor(int256 price_) {
        price = price_;
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (1, price, block.timestamp, block.timestamp, 1);
    }
}
