package dev.hexplain.inspect.edits;

import dev.hexplain.inspect.common.Refusal;

/**
 * A field of a class that is to be taken out of a stream, with the data of every object.
 *
 * @param className as the stream has it
 */
public record FieldRemoval(String className, String field) implements Alteration {
    /**
     * Reads {@code com.acme.Order.discount}.
     *
     * @throws Refusal where there is no period
     */
    public static FieldRemoval parse(String text) {
        int period = text.lastIndexOf('.');
        if (period <= 0 || period == text.length() - 1) {
            throw Refusal.badRequest("`%s` is no field of a class: expected CLASS.FIELD.".formatted(text));
        }
        return new FieldRemoval(text.substring(0, period), text.substring(period + 1));
    }
}
