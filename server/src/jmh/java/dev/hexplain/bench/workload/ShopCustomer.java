package dev.hexplain.bench.workload;

import java.io.Serializable;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** Who orders. */
public final class ShopCustomer implements Serializable {
    private static final long serialVersionUID = 1;

    public long id;
    public String name;
    public String email;
    public @Nullable String phone;
    public LocalDate since;
    public PostalAddress address;
}
