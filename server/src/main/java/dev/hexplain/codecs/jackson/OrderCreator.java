package dev.hexplain.codecs.jackson;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;

/** A Jackson mix-in that creates an order with its constructor, since its fields are final. */
abstract class OrderCreator {
    @JsonCreator
    OrderCreator(
            @JsonProperty("sourceId") long sourceId,
            @JsonProperty("special") boolean special,
            @JsonProperty("orderCode") int orderCode,
            @JsonProperty("priority") int priority,
            @JsonProperty("prices") double[] prices,
            @JsonProperty("quantities") long[] quantities) {}
}
