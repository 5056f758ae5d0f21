package dev.hexplain.bench.workload;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One product of an order. */
public final class OrderLine implements Serializable {
    private static final long serialVersionUID = 1;

    public String sku;
    public String title;
    public int quantity;
    public BigDecimal price;
    public @Nullable Double discount;
    public boolean gift;
    public List<String> options;
}
