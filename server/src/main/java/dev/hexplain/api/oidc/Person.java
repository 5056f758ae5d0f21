package dev.hexplain.api.oidc;

import java.util.List;

/** Somebody whom the provider names. */
record Person(String name, List<String> groups) {}
