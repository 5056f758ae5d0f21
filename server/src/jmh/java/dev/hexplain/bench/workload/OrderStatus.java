package dev.hexplain.bench.workload;

/** Where an order is. */
public enum OrderStatus {
    NEW,
    PAID,
    PACKED,
    SHIPPED,
    DELIVERED,
    RETURNED
}
