package dev.hexplain.inspect.print;

import dev.hexplain.inspect.view.IssueView;
import java.util.List;

/**
 * What a printed tree is about.
 *
 * @param file the name of what was brought
 * @param format a format's id
 * @param layers what was taken off first, or {@code raw}
 * @param offset first byte that was decoded
 * @param issueCount all issues; more than are listed where there are very many
 * @param issues by offset
 */
public record PrintSubject(
        String file,
        String format,
        String layers,
        long offset,
        String status,
        long issueCount,
        List<IssueView> issues) {}
