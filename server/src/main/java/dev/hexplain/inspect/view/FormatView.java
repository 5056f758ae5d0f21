package dev.hexplain.inspect.view;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/** A format. */
public record FormatView(
        String id,
        String title,
        String category,
        String doc,
        List<String> docRef,
        @JsonProperty("native") boolean isNative) {}
