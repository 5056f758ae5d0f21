package dev.hexplain.bench.workload;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** Where an order goes. */
public final class PostalAddress implements Serializable {
    private static final long serialVersionUID = 1;

    public String street;
    public @Nullable String addition;
    public String postalCode;
    public String city;
    public String country;
}
