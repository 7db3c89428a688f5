import { useRoute } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { nextTick, onMounted, watch } from 'vue';
import './contrast.css';
import './run-programs.css';
import { offerPrograms } from './run-programs.js';

/** VitePress's own theme, with a button beside each program that can run in its page. */
export default {
  extends: DefaultTheme,
  setup() {
    const route = useRoute();
    // Not before: Vue must find the page as it was built.
    onMounted(offerPrograms);
    watch(
      () => route.path,
      () => nextTick(offerPrograms),
    );
  },
};
