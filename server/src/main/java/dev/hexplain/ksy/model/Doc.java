package dev.hexplain.ksy.model;

import java.util.List;

/**
 * The documentation of a part of a descriptor ({@code doc}, {@code doc-ref}); absent keys are empty.
 *
 * @param origId {@code -orig-id}: its name in the specification
 * @param role {@code -hexplain-role}
 * @param logical {@code -hexplain-logical}
 * @param opaque {@code -hexplain-opaque}: only the program that wrote its bytes knows what they mean
 */
public record Doc(String text, List<String> references, String origId, String role, String logical, boolean opaque) {
    public static final Doc NONE = new Doc("", List.of(), "", "", "", false);
}
