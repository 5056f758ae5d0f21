package dev.hexplain.inspect.access;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The spaces of who asks.
 *
 * @param names everybody's first
 * @param home where uploads go that name none
 * @param signedInAs who signed in with this browser, and may sign out; absent where nobody did
 */
public record SpacesView(
        List<String> names, String home, @Nullable String signedInAs) {}
