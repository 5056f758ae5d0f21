package dev.hexplain.ksy.model;

import java.util.List;
import java.util.Map;

/**
 * The {@code meta} section of a descriptor.
 *
 * @param imports as written
 * @param debug whether values read before a failure stay readable ({@code ks-debug})
 * @param opaqueTypes whether unknown types are supplied from outside ({@code ks-opaque-types})
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
