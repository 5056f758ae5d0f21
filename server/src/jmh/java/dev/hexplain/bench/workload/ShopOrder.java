package dev.hexplain.bench.workload;

import java.io.Serializable;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An order as an application keeps it in a cache. */
public final class ShopOrder implements Serializable {
    private static final long serialVersionUID = 1;

    public String id;
    public long number;
    public OrderStatus status;
    public ShopCustomer customer;
    public @Nullable PostalAddress deliveryAddress;
    public Instant created;
    public @Nullable LocalDate delivery;
    public List<OrderLine> lines;
    public BigDecimal total;
    public String currency;
    public int priority;
    public double weight;
    public @Nullable Integer loyaltyPoints;
    public List<String> tags;
    public Map<String, String> attributes;
    public List<Long> payments;
    public @Nullable String comment;
}
