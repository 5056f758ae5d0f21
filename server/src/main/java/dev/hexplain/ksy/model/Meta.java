package dev.hexplain.ksy.model;

import java.util.List;
import java.util.Map;

/**
 * The head of a descriptor.
 *
 * @param imports as written
 * @param debug whether what was read before a failure is to be looked at ({@code ks-debug})
 * @param opaqueTypes whether unknown types are left to who uses the descriptor ({@code ks-opaque-types})
 * @param xref identifiers elsewhere: {@code mime}, {@code wikidata}, …
 */
public record Meta(
        String id,
        String title,
        List<String> application,
        List<String> fileExtensions,
        String license,
        List<String> tags,
        String ksVersion,
        List<String> imports,
        boolean debug,
        boolean opaqueTypes,
        Map<String, List<String>> xref) {}
